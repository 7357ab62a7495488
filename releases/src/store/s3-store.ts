import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { setDecision, type ChannelMove, type SetDecision } from '@lumora/shared-contract/releases';
import { formatJson } from '../format-json.ts';
import type { Release } from '../release-schema.ts';
import { ReleaseError } from '../release-error.ts';
import { readHistory, assertReadable, type ChannelHistory } from './channel-history.ts';
import { channelMovedError } from './store-errors.ts';
import { parseMove } from './parse-move.ts';
import { parseRelease } from './parse-release.ts';
import { storedFiles } from './stored-files.ts';
import { isModuleName, isReleaseId, moduleSegment, releaseSegment, setIdOf, setSegment } from './names.ts';
import { ReleaseCache } from './release-cache.ts';
import { parseJson } from '../parse-json.ts';
import type { ChannelPositions, ReleaseStore } from './release-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { parseS3Url } from './s3-url.ts';

/** Max number of parallel uploads. */
const maxUploads = 8;

/**
 * Stores releases in an S3 bucket, with the same keys as the paths of `FolderStore`. `release.json` is written last, so
 * readers never see a partial release. Moves are written with `If-None-Match: *`.
 */
export class S3Store implements ReleaseStore {
  /** providers charge for each request, so a bucket is polled half as often as a folder */
  readonly pollIntervalMs = 500;
  readonly #bucket: S3Bucket;
  readonly #cache: ReleaseCache;
  /** moves are immutable */
  readonly #moves = new LRUCache<string, ChannelMove>({ max: 5_000 });
  /** decisions are immutable too */
  readonly #decisions = new LRUCache<string, SetDecision>({ max: 5_000 });
  #conditionalWrites: Promise<boolean> | undefined;

  /** `cacheFolder` holds downloaded releases and may be deleted between two runs. Throws `ReleaseError` `usage`. */
  constructor(url: string, cacheFolder: string) {
    const location = parseS3Url(url);
    if (location === null) throw new ReleaseError('usage', `“${url}” names no bucket.`);
    this.#bucket = new S3Bucket(location);
    this.#cache = new ReleaseCache(path.resolve(cacheFolder), this.#bucket);
  }

  async listModules(): Promise<string[]> {
    const names = await Promise.all([this.#bucket.folders('releases/'), this.#bucket.folders('channels/')]);
    return [...new Set(names.flat())].filter(isModuleName).sort();
  }

  async listReleaseIds(module: string): Promise<string[]> {
    const ids = (await this.#bucket.folders(`releases/${moduleSegment(module)}/`)).filter(isReleaseId);
    const releases = await Promise.all(ids.map((id) => this.findRelease(module, id)));
    return releases.flatMap((release) => release?.id ?? []);
  }

  async findRelease(module: string, id: string): Promise<Release | null> {
    const text = await this.#bucket.read(`releases/${moduleSegment(module)}/${releaseSegment(id)}/release.json`);
    return text === null ? null : parseRelease(text.toString(), module, id);
  }

  async folderOf(module: string, id: string): Promise<string> {
    moduleSegment(module);
    releaseSegment(id);
    return this.#cache.folderOf(module, id, () => this.findRelease(module, id));
  }

  async publish(release: Release, buildFolder: string): Promise<boolean> {
    const target = `releases/${moduleSegment(release.module)}/${releaseSegment(release.id)}`;
    const releaseJson = formatJson(release);
    parseRelease(releaseJson, release.module, release.id);
    if ((await this.findRelease(release.module, release.id)) !== null) return false;
    await this.#assertConditionalWrites();
    await pLimit(maxUploads).map(storedFiles(release), async (file) =>
      this.#bucket.write(`${target}/${file}`, await readFile(path.join(buildFolder, file))),
    );
    return this.#bucket.writeIfAbsent(`${target}/release.json`, releaseJson);
  }

  async positions(): Promise<ChannelPositions> {
    const keys = await this.#bucket.keys('channels/');
    const numbers = new Map<string, number>();
    for (const { module, n } of movesIn(keys)) numbers.set(module, Math.max(n, numbers.get(module) ?? 0));
    const decided = keys.filter((key) => key.startsWith(setPrefix)).map((key) => setIdOf(key.slice(setPrefix.length)));
    return { numbers, decidedSets: new Set(decided.flatMap((id) => id ?? [])) };
  }

  async history(module: string, decidedSets?: ReadonlySet<string>): Promise<ChannelHistory> {
    const found = movesIn(await this.#bucket.keys(`channels/${moduleSegment(module)}/`)).sort((a, b) => a.n - b.n);
    const keys = new Map(found.map(({ n, key }) => [n, key]));
    return readHistory([...keys.keys()], {
      read: (n) => this.#readMove(keys.get(n) ?? ''),
      findDecision: (id) => this.#findDecision(id),
      decidedSets,
    });
  }

  async listMoves(module: string): Promise<ChannelMove[]> {
    return assertReadable(await this.history(module));
  }

  async addMove(module: string, move: ChannelMove): Promise<void> {
    const key = `channels/${moduleSegment(module)}/${move.n}.json`;
    const text = formatJson(move);
    await this.#assertConditionalWrites();
    if (await this.#bucket.writeIfAbsent(key, text)) return;
    // when a response is lost the client retries, and the existing move may be its own
    if ((await this.#bucket.read(key))?.toString() !== text) throw channelMovedError(module);
  }

  async decideSet(decision: SetDecision): Promise<SetDecision> {
    await this.#assertConditionalWrites();
    const text = formatJson(decision);
    if (await this.#bucket.writeIfAbsent(`${setPrefix}${setSegment(decision.id)}.json`, text)) return decision;
    return (await this.#findDecision(decision.id)) ?? decision;
  }

  async #findDecision(id: string): Promise<SetDecision | null> {
    const cached = this.#decisions.get(id);
    if (cached !== undefined) return cached;
    const key = `${setPrefix}${setSegment(id)}.json`;
    const text = await this.#bucket.read(key);
    if (text === null) return null;
    const decision = parseJson(setDecision, text.toString(), key);
    this.#decisions.set(id, decision);
    return decision;
  }

  async #readMove(key: string): Promise<ChannelMove> {
    const cached = this.#moves.get(key);
    if (cached !== undefined) return cached;
    const move = parseMove(String(await this.#bucket.read(key)), key);
    this.#moves.set(key, move);
    return move;
  }

  /**
   * Throws `ReleaseError` `rejected` when the server ignores `If-None-Match`: two simultaneous promotions could both
   * succeed. Checked once per process.
   */
  async #assertConditionalWrites(): Promise<void> {
    this.#conditionalWrites ??= this.#probeConditionalWrites();
    const isSupported = await this.#conditionalWrites.catch((error: unknown) => {
      this.#conditionalWrites = undefined;
      throw error;
    });
    if (isSupported) return;
    throw new ReleaseError(
      'rejected',
      'The server of STORE_URL ignores “If-None-Match: *”: two simultaneous promotions could both succeed. Use a server that supports it.',
    );
  }

  async #probeConditionalWrites(): Promise<boolean> {
    await this.#bucket.writeIfAbsent('if-none-match', 'probe\n');
    return !(await this.#bucket.writeIfAbsent('if-none-match', 'probe\n'));
  }
}

const setPrefix = 'channels/.sets/';

/** Returns the keys of moves with module and number. */
function movesIn(keys: string[]): { key: string; module: string; n: number }[] {
  return keys.flatMap((key) => {
    const [, module = '', n = ''] = /^channels\/([^/]+)\/([1-9]\d*)\.json$/.exec(key) ?? [];
    return isModuleName(module) ? [{ key, module, n: Number(n) }] : [];
  });
}
