import { jest } from '@jest/globals';
import { open, type FileHandle } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Makes the next `FileHandle.writeFile` of this process write a few bytes and then reject with the error `code`, as on a
 * disk that is full (ENOSPC) or has become read-only (EROFS).
 */
export async function failNextWrite(code: 'ENOSPC' | 'EROFS'): Promise<void> {
  const handle = await open(fileURLToPath(import.meta.url));
  // the class is not exported
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  jest.spyOn(prototype, 'writeFile').mockImplementationOnce(async function (this: FileHandle) {
    await this.write('part');
    throw Object.assign(new Error(`${code}: write`), { code });
  });
}
