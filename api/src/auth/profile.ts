import type { PasswordInput, ProfileInput, SessionUser } from '@lumora/shared-contract';
import type { Database } from '../core/database/database.ts';
import { invalidField } from '../core/http/app-error.ts';
import { findUser, passwordHashOf, updatePassword, updateProfile, type Account } from './administrators.queries.ts';
import { consumeAttempt, resetAttempts } from './attempts.queries.ts';
import { assertStrongPassword } from './password-strength.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeOtherSessions, type OpenSession } from './sessions.queries.ts';

export async function changeProfile(db: Database, session: OpenSession, input: ProfileInput): Promise<SessionUser> {
  const { user } = session;
  if (input.email.toLowerCase() !== user.email.toLowerCase())
    await confirmPassword(db, session, input.current_password);
  await updateProfile(db, user.id, input);
  return findUser(db, user.id);
}

/** Whoever else holds a session of this account loses it. Returns the account with the hash of the new password. */
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

/** Counted by session: guesses of somebody who stole one leave the owner's own alone. */
async function confirmPassword(db: Database, { id, user }: OpenSession, password: string): Promise<void> {
  const key = `password of ${user.id} in session ${id}`;
  await consumeAttempt(db, { key, most: 10 });
  if (!(await isPassword(await passwordHashOf(db, user.id), password))) {
    throw invalidField('current_password', 'Current password is wrong');
  }
  await resetAttempts(db, key);
}
