import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the paths in `folder`, and the folder itself, that users other than its owner can read, write or enter. It omits
 * files of the embedded database: PGlite sets their modes itself, and their folder is closed to others.
 */
export async function pathsOpenToOthers(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith(`database${path.sep}`));
  const paths = ['.', ...names];
  const stats = await Promise.all(paths.map((name) => lstat(path.join(folder, name))));
  return paths.filter((_name, index) => {
    const found = stats[index];
    return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}
