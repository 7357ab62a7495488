import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@lumora/shared-contract/error-code';

/** Writes a file durably, with its folder. Returns false when the file exists. Readers never see a partial file. */
export async function writeIfAbsent(file: string, text: string, mode?: number): Promise<boolean> {
  const temporary = path.join(path.dirname(file), `.writing-${randomUUID()}`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, text, { flag: 'wx', flush: true, mode });
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
