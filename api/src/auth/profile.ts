import type { PasswordInput, ProfileInput, SessionUser } from '@lumora/shared-contract/auth';
import type { Database } from '../core/database/database.ts';
import { invalidField } from '../core/errors/app-error.ts';
import { getUser, findPasswordHash, updatePassword, updateProfile, type Account } from './administrators.queries.ts';
import { consumeAttempt, resetAttempts } from './attempts.queries.ts';
import { assertStrongPassword } from './password-strength.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeOtherSessions, type OpenSession } from './sessions.queries.ts';

/**
 * Updates the user's name and e-mail. A new e-mail requires `current_password`: throws `AppError` 422 when it is wrong,
 * 409 when the e-mail is in use, 429 after 10 wrong passwords in 15 minutes.
 */
export async function changeProfile(db: Database, session: OpenSession, input: ProfileInput): Promise<SessionUser> {
  const { user } = session;
  if (input.email.toLowerCase() !== user.email.toLowerCase())
    await confirmPassword(db, session, input.current_password);
  await updateProfile(db, user.id, input);
  return getUser(db, user.id);
}

/**
 * Replaces the user's password, ends all other sessions and returns the account with the new hash. Throws `AppError` 422
 * for a wrong current or a weak new password, 429 after 10 wrong passwords in 15 minutes.
 */
export async function changePassword(db: Database, session: OpenSession, input: PasswordInput): Promise<Account> {
  await confirmPassword(db, session, input.current_password);
  await assertStrongPassword({ ...session.user, password: input.password });
  const password_hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await updatePassword(tx, session.user.id, password_hash);
    await closeOtherSessions(tx, session);
  });
  return { id: session.user.id, password_hash };
}

/** Limits attempts per session, so that guesses in a stolen session do not block the owner. */
async function confirmPassword(db: Database, { id, user }: OpenSession, password: string): Promise<void> {
  const key = `password of ${user.id} in session ${id}`;
  await consumeAttempt(db, { key, maxAttempts: 10 });
  if (!(await isPassword(await findPasswordHash(db, user.id), password))) {
    throw invalidField('current_password', 'Current password is wrong');
  }
  await resetAttempts(db, key);
}
