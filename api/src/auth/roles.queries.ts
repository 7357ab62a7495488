import { permissions, type Permission } from '@lumora/shared-contract/auth';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { permissionNames, rolePermissions, roles } from './tables.ts';

/** Name of the role with all permissions. */
export const administratorRole = 'Administrator';

/** Name of the role that new administrators get by default. */
export const minimalRole = 'Viewer';

/**
 * Default permissions of the built-in roles. They apply only to permissions that are new in the database, so later
 * changes of the role's rows remain.
 */
const builtIn: Record<string, (permission: Permission) => boolean> = {
  [administratorRole]: () => true,
  Editor: (permission) => !/^(admins|settings|releases)\./.test(permission),
  [minimalRole]: (permission) => permission.endsWith('.view'),
};

/** Inserts the built-in roles, and grants them the permissions of the contract that the database does not have yet. */
export async function ensureRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(roles)
      .values(Object.keys(builtIn).map((name) => ({ name })))
      .onConflictDoNothing();
    const newPermissions = await tx
      .insert(permissionNames)
      .values(permissions.map((name) => ({ name })))
      .onConflictDoNothing()
      .returning();
    const builtInRoles = await tx
      .select()
      .from(roles)
      .where(inArray(roles.name, Object.keys(builtIn)));
    const grants = builtInRoles.flatMap(({ id, name }) =>
      permissions
        .filter((permission) => newPermissions.some((row) => row.name === permission) && builtIn[name]?.(permission))
        .map((permission) => ({ role_id: id, permission })),
    );
    if (grants.length > 0) await tx.insert(rolePermissions).values(grants).onConflictDoNothing();
  });
}

/** Returns the id of a role by its name; null when there is none. */
export async function findRoleId(db: Database, name: string): Promise<number | null> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  return role?.id ?? null;
}
