import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@lumora/shared-contract/error-code';

/** Writes a new file, and resolves when the disk has its content. Throws when the file exists. */
export async function writeDurably(file: string, text: string, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file durably, with its folder. Returns false when the file exists. Readers never see a partial file. */
export async function writeIfAbsent(file: string, text: string, mode?: number): Promise<boolean> {
  const temporary = path.join(path.dirname(file), `.writing-${randomUUID()}`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeDurably(temporary, text, mode);
    // link() fails on an existing name, as O_EXCL does
    await link(temporary, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(temporary, { force: true });
  }
}
