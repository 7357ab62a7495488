import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';

/** Sets the umask so that this process creates folders and files that only its user can open. */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/**
 * Creates the data folder, or restricts an existing one to this user: customers' orders and signing keys are below it.
 * `warn` is called where the mode stays: another user owns the folder, or it is shared by all users, such as `/tmp`.
 * Throws `ReleaseError` when nothing can be written there.
 */
export async function ensurePrivateFolder(folder: string, warn: (message: string) => void): Promise<void> {
  await ensureWritableFolder(folder);
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

async function ensureWritableFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new ReleaseError(
      'read_only',
      `The data folder ${folder} cannot be written to (${errorCode(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

const othersBits = 0o077;
const stickyBit = 0o1000;
