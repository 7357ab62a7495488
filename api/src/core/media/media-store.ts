import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '@lumora/shared-contract/error-code';
import { renditionsFolder } from '@lumora/sample-shop/folders';
import { StartError } from '../errors/start-error.ts';

/** Stores pictures and their renditions. Keys are relative paths; the content of a key never changes. */
export interface MediaStore {
  /** Returns null when the key does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Returns the names of the keys in a folder. */
  list(folder: string): Promise<string[]>;
  /** Writes atomically and durably: a killed process leaves no partial content under the key. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Deletes a key, if it exists. */
  delete(key: string): Promise<void>;
}

/** Opens the store of `MEDIA_URL` (a `file:` URL), or the folder `media` in the data folder. */
export function openMediaStore({ mediaUrl, dataDir }: { mediaUrl?: string | undefined; dataDir: string }): MediaStore {
  if (!mediaUrl) return withSampleRenditions(folderStore(join(dataDir, 'media')));
  if (!mediaUrl.startsWith('file:///')) {
    throw new StartError(
      `MEDIA_URL must be the address of a folder, such as file:///srv/lumora/media, not ${mediaUrl}.`,
      2,
    );
  }
  return withSampleRenditions(folderStore(fileURLToPath(mediaUrl)));
}

/** Also reads the renditions of the sample pictures from the repository, so that a first start need not copy them. */
function withSampleRenditions(store: MediaStore): MediaStore {
  const sample = folderStore(renditionsFolder);
  return {
    read: async (key) => (await store.read(key)) ?? sample.read(key),
    list: async (folder) => [...(await store.list(folder)), ...(await sample.list(folder))],
    write: store.write,
    delete: store.delete,
  };
}

function unlessAbsent<Value>(absent: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return absent;
    throw error;
  };
}

function folderStore(folder: string): MediaStore {
  return {
    read: (key) => readFile(join(folder, key)).catch(unlessAbsent(null)),
    list: (below) => readdir(join(folder, below)).catch(unlessAbsent<string[]>([])),
    async write(key, bytes) {
      const path = join(folder, key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
        await rename(unfinished, path);
      } catch (error) {
        // on a full disk, the unfinished file would occupy space
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    delete: (key) => rm(join(folder, key), { force: true }),
  };
}
