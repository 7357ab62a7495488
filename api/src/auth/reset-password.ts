import type { Database } from '../core/database/database.ts';
import { StartError } from '../core/start-error.ts';
import { findAccount, updatePassword } from './administrators.queries.ts';
import { resetAllAttempts } from './attempts.queries.ts';
import { hashPassword, newPassword } from './passwords.ts';
import { closeSessions } from './sessions.queries.ts';
import { signInAttempts } from './sign-in.ts';

/**
 * Gives an administrator who cannot sign in a new password, and ends every session of theirs. Answers the password, for
 * the caller to print once; a StartError when nobody has this e-mail.
 */
export async function resetPassword(db: Database, email: string): Promise<string> {
  const account = await findAccount(db, email.trim());
  if (!account) throw new StartError(`RESET_PASSWORD: there is no administrator with the e-mail “${email}”.`, 2);
  const password = newPassword();
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePassword(tx, account.id, password_hash);
    await closeSessions(tx, account.id);
    await resetAllAttempts(tx, signInAttempts(email.trim()));
  });
  return password;
}
