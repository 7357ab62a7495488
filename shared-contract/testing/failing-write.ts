import { jest } from '@jest/globals';
import { open, type FileHandle } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Makes the next durable write of this process (option `flush`) reject with the error `code` after its file was written, as
 * on a disk that is full (ENOSPC) or has become read-only (EROFS).
 */
export async function failNextWrite(code: 'ENOSPC' | 'EROFS'): Promise<void> {
  const handle = await open(fileURLToPath(import.meta.url));
  // the class is not exported
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  jest.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error(`${code}: fsync`), { code }));
}
