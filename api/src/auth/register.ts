import { clientNetwork } from '@lumora/shared-contract/client-network';
import type { RegisterInput, SessionUser } from '@lumora/shared-contract/auth';
import type { Database } from '../core/database/database.ts';
import { AppError, invalidField } from '../core/errors/app-error.ts';
import { getUser, hasAdministrators, insertAdministrator, consumeSetupCode } from './administrators.queries.ts';
import { consumeAttempt } from './attempts.queries.ts';
import { assertStrongPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { administratorRole, findRoleId, minimalRole } from './roles.queries.ts';
import { hashSecret } from './secrets.ts';

/**
 * Registers an administrator (docs/decisions/005). Without a session (`by` null) it requires the one-time set-up code and
 * that no administrator exists; otherwise the permission `admins.create`. Throws `AppError` 401 when an administrator
 * exists, 403 for a wrong set-up code or a missing permission, 409 for a duplicate e-mail, 422 for a weak password or an
 * unknown role, 429 after 10 registrations without a session in 15 minutes. `address` is the client's IP address.
 */
export async function register(
  db: Database,
  input: RegisterInput,
  by: SessionUser | null,
  address: string,
): Promise<SessionUser> {
  if (!by) return registerFirst(db, input, address);
  if (!by.permissions.includes('admins.create')) throw new AppError('forbidden', 'You may not add administrators.');
  await assertStrongPassword(input);
  return insert(db, input, input.role ?? minimalRole, by.name);
}

async function registerFirst(db: Database, input: RegisterInput, address: string): Promise<SessionUser> {
  await consumeAttempt(db, { key: `register from ${clientNetwork(address)}`, maxAttempts: 10 });
  if (await hasAdministrators(db)) throw new AppError('unauthenticated', 'Sign in to add administrators.');
  await assertStrongPassword(input);
  return db.transaction(async (tx) => {
    const isValid = await consumeSetupCode(tx, hashSecret(input.setup_code ?? ''));
    if (!isValid)
      throw new AppError('forbidden', 'The set-up code is wrong. It was printed when the shop first started.');
    return insert(tx, input, administratorRole, input.name);
  });
}

async function insert(db: Database, input: RegisterInput, role: string, updated_by: string): Promise<SessionUser> {
  const role_id = await findRoleId(db, role);
  if (role_id === null) throw invalidField('role', `There is no role “${role}”.`);
  const password_hash = await hashPassword(input.password);
  const { name, email } = input;
  const id = await insertAdministrator(db, { name, email, password_hash, role_id, updated_by });
  return getUser(db, id);
}
