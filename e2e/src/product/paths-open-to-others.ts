import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder itself and what is in it, as far as users other than its owner may read, write or enter it. Files of
 * the embedded database are left out: PGlite sets their modes itself, and its folder is closed to others.
 */
export async function pathsOpenToOthers(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith(`database${path.sep}`));
  const all = ['.', ...names];
  const modes = await Promise.all(all.map(async (name) => (await lstat(path.join(folder, name))).mode));
  return all.filter((_name, at) => ((modes[at] ?? 0) & 0o077) !== 0);
}
