import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ChannelMove, Release } from '@lumora/shared-contract';
import { DeployError } from '../release-error.ts';
import { readHistory, assertReadable, type ChannelHistory } from '../channels/channel-history.ts';
import { channelMoved } from '../channels/channel-moved.ts';
import { storedFiles } from './stored-files.ts';
import { isModuleName, isReleaseId, moduleSegment, releaseSegment } from './names.ts';
import { ReleaseCache } from './release-cache.ts';
import { parseMove, parseRelease } from '../release-schema.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { parseS3Url } from './s3-url.ts';

/** Uploads at the same time. */
const batch = 8;

/**
 * The release store in a bucket, under the names that the store in a folder has. `release.json` is written last, so a
 * release is seen whole or not at all; moves of a channel are written only where none of that number is.
 */
export class S3Store implements ReleaseStore {
  /** four requests a second for each gateway would be paid for, and half a second is soon enough */
  readonly pollInterval = 500;
  readonly #bucket: S3Bucket;
  readonly #cache: ReleaseCache;
  /** a move, once written, never changes */
  readonly #moves = new LRUCache<string, ChannelMove>({ max: 5_000 });
  #guards: Promise<boolean> | undefined;

  /** `cacheFolder` keeps the releases that were asked for; it may be lost at any time between two runs. */
  constructor(url: string, cacheFolder: string) {
    const place = parseS3Url(url);
    if (place === null) throw new DeployError('usage', `“${url}” names no bucket.`);
    this.#bucket = new S3Bucket(place);
    this.#cache = new ReleaseCache(path.resolve(cacheFolder), this.#bucket);
  }

  async modules(): Promise<string[]> {
    const names = await Promise.all([this.#bucket.folders('releases/'), this.#bucket.folders('channels/')]);
    return [...new Set(names.flat())].filter(isModuleName).sort();
  }

  async releaseIds(module: string): Promise<string[]> {
    const ids = (await this.#bucket.folders(`releases/${moduleSegment(module)}/`)).filter(isReleaseId);
    const releases = await Promise.all(ids.map((id) => this.release(module, id)));
    return releases.flatMap((release) => release?.id ?? []);
  }

  async release(module: string, id: string): Promise<Release | null> {
    const name = `${moduleSegment(module)}/${releaseSegment(id)}`;
    const text = await this.#bucket.read(`releases/${name}/release.json`);
    if (text === null) return null;
    const release = parseRelease(text.toString(), `${name}/release.json`);
    if (release.module === module && release.id === id) return release;
    throw new DeployError('invalid_release', `${name}/release.json describes ${release.module}/${release.id}.`);
  }

  async folderOf(module: string, id: string): Promise<string> {
    moduleSegment(module);
    releaseSegment(id);
    return this.#cache.folderOf(module, id, () => this.release(module, id));
  }

  async publish(release: Release, built: string): Promise<boolean> {
    const target = `releases/${moduleSegment(release.module)}/${releaseSegment(release.id)}`;
    const releaseJson = `${JSON.stringify(release, null, 2)}\n`;
    parseRelease(releaseJson, `${release.module}/${release.id}/release.json`);
    if ((await this.release(release.module, release.id)) !== null) return false;
    await this.#refuseUnguarded();
    const files = storedFiles(release);
    for (let first = 0; first < files.length; first += batch) {
      const next = files.slice(first, first + batch);
      await Promise.all(
        next.map(async (file) => this.#bucket.write(`${target}/${file}`, await readFile(path.join(built, file)))),
      );
    }
    return this.#bucket.writeIfAbsent(`${target}/release.json`, releaseJson);
  }

  async positions(): Promise<Map<string, number>> {
    const positions = new Map<string, number>();
    for (const { module, n } of await this.#numbers('')) {
      positions.set(module, Math.max(n, positions.get(module) ?? 0));
    }
    return positions;
  }

  async history(module: string): Promise<ChannelHistory> {
    const found = await this.#numbers(`${moduleSegment(module)}/`);
    return readHistory(
      found.sort((a, b) => a.n - b.n),
      ({ key }) => this.#move(key),
    );
  }

  async moves(module: string): Promise<ChannelMove[]> {
    return assertReadable(await this.history(module));
  }

  async addMove(module: string, move: ChannelMove): Promise<void> {
    const key = `channels/${moduleSegment(module)}/${move.n}.json`;
    const text = `${JSON.stringify(move, null, 2)}\n`;
    await this.#refuseUnguarded();
    if (await this.#bucket.writeIfAbsent(key, text)) return;
    // an answer that was lost makes the client ask again, and then its own move is in its way
    if ((await this.#bucket.read(key))?.toString() !== text) throw channelMoved(module);
  }

  async #move(key: string): Promise<ChannelMove> {
    const known = this.#moves.get(key);
    if (known !== undefined) return known;
    const move = parseMove(String(await this.#bucket.read(key)), key);
    this.#moves.set(key, move);
    return move;
  }

  /** Every move below `channels/` and `prefix`, by its name. */
  async #numbers(prefix: string): Promise<{ key: string; module: string; n: number }[]> {
    const keys = await this.#bucket.keys(`channels/${prefix}`);
    return keys.flatMap((key) => {
      const [, module = '', n = ''] = /^channels\/([^/]+)\/([1-9]\d*)\.json$/.exec(key) ?? [];
      return isModuleName(module) ? [{ key, module, n: Number(n) }] : [];
    });
  }

  /** A server that takes no notice of the condition would let two promotions at once both win. Asked once a process. */
  async #refuseUnguarded(): Promise<void> {
    this.#guards ??= this.#refusesSecond();
    const isGuarded = await this.#guards.catch((error: unknown) => {
      this.#guards = undefined;
      throw error;
    });
    if (isGuarded) return;
    throw new DeployError(
      'refused',
      'The server of STORE_URL takes no notice of “If-None-Match: *”: two promotions at once could both win. Use one that does.',
    );
  }

  async #refusesSecond(): Promise<boolean> {
    await this.#bucket.writeIfAbsent('if-none-match', 'probe\n');
    return !(await this.#bucket.writeIfAbsent('if-none-match', 'probe\n'));
  }
}
