import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelMove, Release } from '@lumora/shared-contract';
import { DeployError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import { readHistory, assertReadable, type ChannelHistory } from '../channels/channel-history.ts';
import { channelMoved } from '../channels/channel-moved.ts';
import { isModuleName, isReleaseId, moduleSegment, releaseSegment } from './names.ts';
import { parseMove, parseRelease } from '../release-schema.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release store in a folder: `releases/<module>/<id>/` and `channels/<module>/<n>.json`. */
export class FolderStore implements ReleaseStore {
  readonly pollInterval: number = 250;
  readonly #root: string;
  #hasChannels = false;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async modules(): Promise<string[]> {
    const names = await Promise.all([
      namesIn(path.join(this.#root, 'releases')),
      namesIn(path.join(this.#root, 'channels')),
    ]);
    return [...new Set(names.flat())].filter(isModuleName).sort();
  }

  async releaseIds(module: string): Promise<string[]> {
    return (await namesIn(this.#releases(module))).filter(isReleaseId);
  }

  async release(module: string, id: string): Promise<Release | null> {
    const file = path.join(await this.folderOf(module, id), 'release.json');
    const text = await readIfThere(file);
    if (text === null) return null;
    const release = parseRelease(text, `${module}/${id}/release.json`);
    if (release.module === module && release.id === id) return release;
    throw new DeployError('invalid_release', `${module}/${id}/release.json describes ${release.module}/${release.id}.`);
  }

  async folderOf(module: string, id: string): Promise<string> {
    return path.join(this.#releases(module), releaseSegment(id));
  }

  async publish(release: Release, built: string): Promise<boolean> {
    const target = await this.folderOf(release.module, release.id);
    const releaseJson = `${JSON.stringify(release, null, 2)}\n`;
    parseRelease(releaseJson, `${release.module}/${release.id}/release.json`);
    const half = path.join(path.dirname(target), `.publishing-${randomUUID()}`);
    try {
      await mkdir(half, { recursive: true });
      for (const part of ['client', 'server']) await copyIfThere(path.join(built, part), path.join(half, part));
      await writeDurably(path.join(half, 'release.json'), releaseJson);
      await rename(half, target);
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return false;
      throw error;
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }

  async positions(): Promise<Map<string, number>> {
    const names = await namesIfThere(path.join(this.#root, 'channels'));
    // before the first promotion there is none; one that was there and is gone is out of reach
    if (names === null && this.#hasChannels) throw new Error(`${this.#root} is not there any more.`);
    this.#hasChannels ||= names !== null;
    const modules = (names ?? []).filter(isModuleName);
    const positions = await Promise.all(
      modules.map(async (module) => [module, Math.max(0, ...(await this.#numbers(module)))] as const),
    );
    return new Map(positions.filter(([, n]) => n > 0));
  }

  async history(module: string): Promise<ChannelHistory> {
    const numbers = (await this.#numbers(module)).sort((a, b) => a - b);
    return readHistory(numbers, async (n) => {
      const name = `channels/${module}/${n}.json`;
      const text = await readFile(this.#moveFile(module, n), 'utf8').catch((error: unknown) => {
        throw new DeployError('invalid_release', `${name} cannot be read (${errorCode(error)}).`);
      });
      return parseMove(text, name);
    });
  }

  async moves(module: string): Promise<ChannelMove[]> {
    return assertReadable(await this.history(module));
  }

  async addMove(module: string, move: ChannelMove): Promise<void> {
    const target = this.#moveFile(module, move.n);
    const half = path.join(path.dirname(target), `.moving-${randomUUID()}`);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeDurably(half, `${JSON.stringify(move, null, 2)}\n`);
      // link() refuses an existing name and shows the file whole: O_EXCL without a moment of half a file
      await link(half, target);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      throw channelMoved(module);
    } finally {
      await rm(half, { force: true });
    }
  }

  #releases(module: string): string {
    return path.join(this.#root, 'releases', moduleSegment(module));
  }

  #moveFile(module: string, n: number): string {
    return path.join(this.#root, 'channels', moduleSegment(module), `${n}.json`);
  }

  async #numbers(module: string): Promise<number[]> {
    const names = await namesIn(path.join(this.#root, 'channels', moduleSegment(module)));
    return names.filter((name) => /^[1-9]\d*\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await namesIfThere(folder)) ?? [];
}

async function namesIfThere(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
