import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a generated file. With the argument `--check` it compares instead: prints which command to run if the file
 * differs. Resolves to whether the file has this content now.
 */
export async function writeOrCheck(file, content, command) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, content);
    return true;
  }
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === content) return true;
  console.error(`${path.relative(process.cwd(), file)} is not up to date. Run ${command}.`);
  return false;
}
