import type { PasswordInput, ProfileInput, SessionUser } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { invalidField } from '../http/app-error.ts';
import { findUser, passwordHashOf, updatePassword, updateProfile } from './administrators.queries.ts';
import { consumeAttempt, resetAttempts } from './attempts.queries.ts';
import { assertStrongPassword } from './password-strength.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeOtherSessions, type OpenSession } from './sessions.queries.ts';

export async function changeProfile(db: Database, { user }: OpenSession, input: ProfileInput): Promise<SessionUser> {
  if (input.email.toLowerCase() !== user.email.toLowerCase())
    await confirmPassword(db, user.id, input.current_password);
  await updateProfile(db, user.id, input);
  return findUser(db, user.id);
}

/** Whoever else holds a session of this account loses it. */
export async function changePassword(db: Database, session: OpenSession, input: PasswordInput): Promise<void> {
  await confirmPassword(db, session.user.id, input.current_password);
  await assertStrongPassword({ ...session.user, password: input.password });
  const password_hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await updatePassword(tx, session.user.id, password_hash);
    await closeOtherSessions(tx, session);
  });
}

async function confirmPassword(db: Database, id: number, password: string): Promise<void> {
  const key = `password of ${id}`;
  await consumeAttempt(db, { key, most: 10 });
  if (!(await isPassword(await passwordHashOf(db, id), password))) {
    throw invalidField('current_password', 'Current password is wrong');
  }
  await resetAttempts(db, key);
}
