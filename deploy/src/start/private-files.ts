import { chmod, mkdir } from 'node:fs/promises';
import { errorCode } from '../error-code.ts';

/** From here on this process creates folders and files that only its user can open, whatever umask it was started with. */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Creates the data folder, or restricts the one that exists to this user: customers' orders and signing keys are below
 * it. `warn` is called where this user may not change the mode, such as on a volume that somebody else owns.
 */
export async function ensurePrivateFolder(folder: string, warn: (message: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
    warn(`The mode of ${folder} cannot be changed to 0700, as another user owns it. Others may be able to read it.`);
  }
}
