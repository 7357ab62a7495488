import type { DeviceSession, SessionUser } from '@lumora/shared-contract/auth';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { administrators, rolePermissions, roles, sessions } from './tables.ts';

/** A session that has not expired, with its user. */
export interface OpenSession {
  id: number;
  user: SessionUser;
}

const lifetimeOf = (remember: boolean | typeof sessions.remember) =>
  sql`case when ${remember}::boolean then interval '30 days' else interval '12 hours' end`;

interface Device {
  remember: boolean;
  user_agent: string;
  address: string;
}

/**
 * Opens a session of 12 hours, or 30 days with `remember`. Returns its token and expiry; only the hash of the token is
 * stored.
 */
export async function openSession(db: Database, administratorId: number, device: Device) {
  const { secret, hash } = newSecret();
  await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
  const [row] = await db
    .insert(sessions)
    .values({
      administrator_id: administratorId,
      token_hash: hash,
      ...device,
      expires_at: sql`now() + ${lifetimeOf(device.remember)}`,
    })
    .returning({ expires_at: sessions.expires_at });
  return { token: secret, expires_at: row?.expires_at ?? '' };
}

/** Finds the session of a token; null when it does not exist or has expired. Extends the session at most once a minute. */
export async function findSession(db: Database, token: string): Promise<OpenSession | null> {
  const [row] = await db
    .select({
      id: sessions.id,
      user: {
        id: administrators.id,
        name: administrators.name,
        email: administrators.email,
        role: roles.name,
        permissions: permissionsOfRole,
      },
      isDue: sql<boolean>`${sessions.last_seen_at} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administrator_id))
    .innerJoin(roles, eq(roles.id, administrators.role_id))
    .where(and(eq(sessions.token_hash, hashSecret(token)), gt(sessions.expires_at, sql`now()`)));
  if (!row) return null;
  if (row.isDue) await extendSession(db, row.id);
  return { id: row.id, user: row.user };
}

/** Selects the permissions of a role as an array. A subquery and not a join, so that the result stays one row. */
export const permissionsOfRole = sql<string[]>`coalesce((
  select array_agg(${rolePermissions.permission} order by ${rolePermissions.permission})
  from ${rolePermissions} where ${rolePermissions.role_id} = ${roles.id}), '{}')`;

async function extendSession(db: Database, id: number): Promise<void> {
  await db
    .update(sessions)
    .set({ last_seen_at: sql`now()`, expires_at: sql`now() + ${lifetimeOf(sessions.remember)}` })
    .where(eq(sessions.id, id));
}

/** Deletes a session of an administrator; returns whether it existed. */
export async function closeSession(db: Database, administratorId: number, id: number): Promise<boolean> {
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.administrator_id, administratorId)))
    .returning({ id: sessions.id });
  return closed.length > 0;
}

/** Deletes all sessions of an administrator. */
export async function closeSessions(db: Database, administratorId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.administrator_id, administratorId));
}

/** Deletes all sessions of the user except the given one. */
export async function closeOtherSessions(db: Database, { id, user }: OpenSession): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.administrator_id, user.id), ne(sessions.id, id)));
}

/** Lists the sessions of the user that have not expired, the most recently used first. */
export async function listSessions(db: Database, { id, user }: OpenSession): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.administrator_id, user.id), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));
  return rows.map((row) => ({ ...row, is_current: row.id === id }));
}
