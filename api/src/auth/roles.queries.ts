import { permissions, type Permission } from '@lumora/shared-contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { permissionNames, rolePermissions, roles } from './tables.ts';

export const administratorRole = 'Administrator';
export const minimalRole = 'Viewer';

/** What the built-in roles hold when a permission is new (D25); later grants and withdrawals are rows and stay. */
const builtIn: Record<string, (permission: Permission) => boolean> = {
  [administratorRole]: () => true,
  Editor: (permission) => !/^(admins|settings|releases)\./.test(permission),
  [minimalRole]: (permission) => permission.endsWith('.view'),
};

/** Makes the built-in roles, and grants them the permissions that this code knows and the rows do not. */
export async function ensureRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(roles)
      .values(Object.keys(builtIn).map((name) => ({ name })))
      .onConflictDoNothing();
    const fresh = await tx
      .insert(permissionNames)
      .values(permissions.map((name) => ({ name })))
      .onConflictDoNothing()
      .returning();
    const made = await tx
      .select()
      .from(roles)
      .where(inArray(roles.name, Object.keys(builtIn)));
    const grants = made.flatMap(({ id, name }) =>
      permissions
        .filter((permission) => fresh.some((row) => row.name === permission) && builtIn[name]?.(permission))
        .map((permission) => ({ role_id: id, permission })),
    );
    if (grants.length > 0) await tx.insert(rolePermissions).values(grants).onConflictDoNothing();
  });
}

export async function findRoleId(db: Database, name: string): Promise<number | null> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  return role?.id ?? null;
}
