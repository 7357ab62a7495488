import type { Database } from '../core/database/database.ts';
import { StartError } from '../core/errors/start-error.ts';
import { findAccount, updatePassword } from './administrators.queries.ts';
import { resetAllAttempts } from './attempts.queries.ts';
import { hashPassword, newPassword } from './passwords.ts';
import { closeSessions } from './sessions.queries.ts';
import { signInAttempts } from './sign-in.ts';

/**
 * Sets a random password for an administrator who cannot sign in, ends all their sessions and resets their sign-in
 * limits. Returns the password for the caller to print once. Throws a `StartError` for an unknown e-mail.
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
