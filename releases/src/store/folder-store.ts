import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setDecision, type ChannelMove, type SetDecision } from '@lumora/shared-contract/releases';
import { writeIfAbsent } from '../write-if-absent.ts';
import { formatJson } from '../format-json.ts';
import type { Release } from '../release-schema.ts';
import { ReleaseError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { readHistory, assertReadable, type ChannelHistory } from './channel-history.ts';
import { channelMovedError } from './store-errors.ts';
import { parseMove } from './parse-move.ts';
import { parseRelease } from './parse-release.ts';
import { isModuleName, isReleaseId, moduleSegment, releaseSegment, setIdOf, setSegment } from './names.ts';
import { parseJson } from '../parse-json.ts';
import type { ChannelPositions, ReleaseStore } from './release-store.ts';

/** Stores releases in a folder, as `releases/<module>/<id>/` and `channels/<module>/<n>.json`. */
export class FolderStore implements ReleaseStore {
  readonly pollIntervalMs: number = 250;
  readonly #root: string;
  #hasChannels = false;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async listModules(): Promise<string[]> {
    const names = await Promise.all([
      listNames(path.join(this.#root, 'releases')),
      listNames(path.join(this.#root, 'channels')),
    ]);
    return [...new Set(names.flat())].filter(isModuleName).sort();
  }

  async listReleaseIds(module: string): Promise<string[]> {
    return (await listNames(this.#releases(module))).filter(isReleaseId);
  }

  async findRelease(module: string, id: string): Promise<Release | null> {
    const file = path.join(await this.folderOf(module, id), 'release.json');
    const text = await readOrNull(file);
    return text === null ? null : parseRelease(text, module, id);
  }

  async folderOf(module: string, id: string): Promise<string> {
    return path.join(this.#releases(module), releaseSegment(id));
  }

  async publish(release: Release, buildFolder: string): Promise<boolean> {
    const target = await this.folderOf(release.module, release.id);
    const releaseJson = formatJson(release);
    parseRelease(releaseJson, release.module, release.id);
    const temporary = path.join(path.dirname(target), `.publishing-${randomUUID()}`);
    try {
      await mkdir(temporary, { recursive: true });
      for (const side of ['client', 'server']) {
        await copyIfPresent(path.join(buildFolder, side), path.join(temporary, side));
      }
      await writeFile(path.join(temporary, 'release.json'), releaseJson, { flag: 'wx', flush: true });
      await rename(temporary, target);
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return false;
      throw error;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  async positions(): Promise<ChannelPositions> {
    const names = await listNamesOrNull(path.join(this.#root, 'channels'));
    // the folder is missing before the first promotion; later it means that the disk is unavailable
    if (names === null && this.#hasChannels) throw new Error(`${this.#root} does not exist any more.`);
    this.#hasChannels ||= names !== null;
    const modules = (names ?? []).filter(isModuleName);
    // before the moves: a set that is decided in the meantime counts from the next call on
    const decided = await listNames(this.#setFolder());
    const numbers = await Promise.all(
      modules.map(async (module) => [module, Math.max(0, ...(await this.#moveNumbers(module)))] as const),
    );
    return {
      numbers: new Map(numbers.filter(([, n]) => n > 0)),
      decidedSets: new Set(decided.flatMap((name) => setIdOf(name) ?? [])),
    };
  }

  async history(module: string, decidedSets?: ReadonlySet<string>): Promise<ChannelHistory> {
    const numbers = (await this.#moveNumbers(module)).sort((a, b) => a - b);
    const read = async (n: number) => {
      const name = `channels/${module}/${n}.json`;
      const text = await readFile(this.#moveFile(module, n), 'utf8').catch((error: unknown) => {
        throw new ReleaseError('invalid_release', `${name} cannot be read (${errorCode(error)}).`);
      });
      return parseMove(text, name);
    };
    return readHistory(numbers, { read, findDecision: (id) => this.#findDecision(id), decidedSets });
  }

  async listMoves(module: string): Promise<ChannelMove[]> {
    return assertReadable(await this.history(module));
  }

  async addMove(module: string, move: ChannelMove): Promise<void> {
    if (!(await writeIfAbsent(this.#moveFile(module, move.n), formatJson(move)))) throw channelMovedError(module);
  }

  async decideSet(decision: SetDecision): Promise<SetDecision> {
    const file = path.join(this.#setFolder(), `${setSegment(decision.id)}.json`);
    if (await writeIfAbsent(file, formatJson(decision))) return decision;
    return (await this.#findDecision(decision.id)) ?? decision;
  }

  async #findDecision(id: string): Promise<SetDecision | null> {
    const text = await readOrNull(path.join(this.#setFolder(), `${setSegment(id)}.json`));
    return text === null ? null : parseJson(setDecision, text, `channels/.sets/${id}.json`);
  }

  #setFolder(): string {
    return path.join(this.#root, 'channels', '.sets');
  }

  #releases(module: string): string {
    return path.join(this.#root, 'releases', moduleSegment(module));
  }

  #moveFile(module: string, n: number): string {
    return path.join(this.#root, 'channels', moduleSegment(module), `${n}.json`);
  }

  async #moveNumbers(module: string): Promise<number[]> {
    const names = await listNames(path.join(this.#root, 'channels', moduleSegment(module)));
    return names.filter((name) => /^[1-9]\d*\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  }
}

async function listNames(folder: string): Promise<string[]> {
  return (await listNamesOrNull(folder)) ?? [];
}

async function listNamesOrNull(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
