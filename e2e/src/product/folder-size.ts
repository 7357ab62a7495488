import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the size (MB) of all files below `folder`. */
export async function megabytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  // a file that is being written may be renamed meanwhile
  const sizeOf = (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  const sizes = await Promise.all(files.map(({ parentPath, name }) => sizeOf(path.join(parentPath, name))));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024);
}
