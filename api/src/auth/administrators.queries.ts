import type { SessionUser } from '@lumora/shared-contract/auth';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { mapViolations } from '../core/database/violations.ts';
import { AppError } from '../core/errors/app-error.ts';
import { permissionsOfRole } from './sessions.queries.ts';
import { administrators, roles, setupCodes } from './tables.ts';

/** An administrator's id and argon2id password hash. */
export interface Account {
  id: number;
  password_hash: string;
}

/** Finds an account by e-mail, ignoring case; null when there is none. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const [row] = await db
    .select({ id: administrators.id, password_hash: administrators.password_hash })
    .from(administrators)
    .where(eq(sql`lower(${administrators.email})`, sql`lower(${email})`));
  return row ?? null;
}

/** Returns the password hash of an administrator; null when the row does not exist. */
export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: administrators.password_hash })
    .from(administrators)
    .where(eq(administrators.id, id));
  return row?.hash ?? null;
}

/** Returns an administrator with role and permissions. Throws `AppError` 404 when the row does not exist. */
export async function getUser(db: Database, id: number): Promise<SessionUser> {
  const [user] = await db
    .select({
      id: administrators.id,
      name: administrators.name,
      email: administrators.email,
      role: roles.name,
      permissions: permissionsOfRole,
    })
    .from(administrators)
    .innerJoin(roles, eq(roles.id, administrators.role_id))
    .where(eq(administrators.id, id));
  if (!user) throw new AppError('not_found', 'This administrator does not exist any more.');
  return user;
}

/** Returns whether any administrator exists. */
export async function hasAdministrators(db: Database): Promise<boolean> {
  const rows = await db.select({ id: administrators.id }).from(administrators).limit(1);
  return rows.length > 0;
}

interface NewAdministrator {
  name: string;
  email: string;
  password_hash: string;
  role_id: number;
  updated_by: string;
}

/** Inserts an administrator, deletes the set-up code and returns the id. Throws `AppError` 409 for a duplicate e-mail. */
export async function insertAdministrator(db: Database, values: NewAdministrator): Promise<number> {
  return rejectDuplicateEmail(async () => {
    const [row] = await db.insert(administrators).values(values).returning({ id: administrators.id });
    await db.delete(setupCodes);
    return row?.id ?? 0;
  });
}

/** Updates name and e-mail. Throws `AppError` 409 for a duplicate e-mail. */
export async function updateProfile(db: Database, id: number, { name, email }: { name: string; email: string }) {
  await rejectDuplicateEmail(() =>
    db
      .update(administrators)
      .set({ name, email, updated_by: name, updated_at: sql`clock_timestamp()` })
      .where(eq(administrators.id, id)),
  );
}

/** Replaces the password hash of an administrator. */
export async function updatePassword(db: Database, id: number, password_hash: string): Promise<void> {
  await db
    .update(administrators)
    .set({ password_hash, updated_at: sql`clock_timestamp()` })
    .where(eq(administrators.id, id));
}

/** Stores the hash of a set-up code and replaces the previous one. */
export async function storeSetupCode(db: Database, code_hash: string): Promise<void> {
  await db
    .insert(setupCodes)
    .values({ id: 1, code_hash })
    .onConflictDoUpdate({ target: setupCodes.id, set: { code_hash } });
}

/** Deletes the set-up code if its hash matches. Returns true for exactly one of several concurrent calls. */
export async function consumeSetupCode(db: Database, code_hash: string): Promise<boolean> {
  const used = await db.delete(setupCodes).where(eq(setupCodes.code_hash, code_hash)).returning();
  return used.length > 0;
}

function rejectDuplicateEmail<T>(write: () => Promise<T>): Promise<T> {
  const message = 'This email is already in use.';
  const duplicate = () => new AppError('conflict', message, { fields: { email: message } });
  return mapViolations({ unique: { administrators_email: duplicate } }, write);
}
