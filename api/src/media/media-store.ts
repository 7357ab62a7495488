import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/** Where pictures and their renditions are kept. Keys are relative paths; what a key holds never changes. */
export interface MediaStore {
  /** null when nothing is kept under the key */
  read(key: string): Promise<Buffer | null>;
  /** Whole or not at all, also when the process is killed meanwhile. */
  write(key: string, bytes: Buffer): Promise<void>;
}

/** Opens the store of `MEDIA_URL` (a `file:` address), or the folder `media` in the data folder. */
export function openMediaStore({ mediaUrl, dataDir }: { mediaUrl?: string | undefined; dataDir: string }): MediaStore {
  if (!mediaUrl) return folderStore(join(dataDir, 'media'));
  if (!mediaUrl.startsWith('file:///')) {
    throw new StartError(
      `MEDIA_URL must be the address of a folder, such as file:///srv/lumora/media, not ${mediaUrl}.`,
      2,
    );
  }
  return folderStore(fileURLToPath(mediaUrl));
}

function folderStore(folder: string): MediaStore {
  return {
    read: (key) =>
      readFile(join(folder, key)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }),
    async write(key, bytes) {
      const path = join(folder, key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(unfinished, 'wx');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
      await rename(unfinished, path);
    },
  };
}
