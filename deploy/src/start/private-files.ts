import { chmod, mkdir, stat } from 'node:fs/promises';
import { errorCode } from '../error-code.ts';

/** Sets the umask so that this process creates folders and files that only its user can open. */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Creates the data folder, or restricts an existing one to this user: customers' orders and signing keys are below it.
 * `warn` is called where the mode stays: another user owns the folder, or it is shared by all users, such as `/tmp`.
 */
export async function ensurePrivateFolder(folder: string, warn: (message: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { mode } = await stat(folder);
  if ((mode & othersBits) === 0) return;
  if ((mode & stickyBit) !== 0) return warn(`${folder} is shared by all users. Set DATA_DIR to a folder of its own.`);
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
    warn(`The mode of ${folder} cannot be changed to 0700, as another user owns it. Others may be able to read it.`);
  }
}

const othersBits = 0o077;
const stickyBit = 0o1000;
