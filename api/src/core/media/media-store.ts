import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '@lumora/shared-contract/error-code';
import { renditionsFolder } from '@lumora/sample-shop/folders';
import { StartError } from '../start-error.ts';

/** Where pictures and their renditions are kept. Keys are relative paths; what a key holds never changes. */
export interface MediaStore {
  /** null when nothing is kept under the key */
  read(key: string): Promise<Buffer | null>;
  /** names of what is kept below a folder of keys */
  list(folder: string): Promise<string[]>;
  /** Whole or not at all, also when the process is killed meanwhile. */
  write(key: string, bytes: Buffer): Promise<void>;
}

/** Opens the store of `MEDIA_URL` (a `file:` address), or the folder `media` in the data folder. */
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

/** The renditions that come with the sample pictures are read where they lie: a first start does not wait until they are copied. */
function withSampleRenditions(store: MediaStore): MediaStore {
  const sample = folderStore(renditionsFolder);
  return {
    read: async (key) => (await store.read(key)) ?? sample.read(key),
    list: async (folder) => [...(await store.list(folder)), ...(await sample.list(folder))],
    write: store.write,
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
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        // what is left of it would take the room that a full disk lacks
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
