import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs that the PATH leads to. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
