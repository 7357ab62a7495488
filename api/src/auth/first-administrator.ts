import { registerInput } from '@lumora/shared-contract/auth';
import { ValidationError } from 'yup';
import type { Database, OpenDatabase } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { StartError } from '../core/errors/start-error.ts';
import { findRoleId, administratorRole } from './roles.queries.ts';
import { hasAdministrators, insertAdministrator, storeSetupCode } from './administrators.queries.ts';
import { assertStrongPassword } from './password-strength.ts';
import { hashPassword, newPassword } from './passwords.ts';
import { newSecret } from './secrets.ts';

export interface FirstAdministratorOptions {
  /** `none` creates a set-up code for `POST /admin/register` and no administrator */
  email?: string | undefined;
  /** a random password is generated when it is absent */
  password?: string | undefined;
}

/** Result of `ensureAdministrator`. The caller prints `password` or `setupCode` once; they are not stored in plain text. */
export type FirstAdministrator =
  | { created: 'nothing' }
  | { created: 'administrator'; email: string; password?: string }
  | { created: 'setup-code'; setupCode: string };

const lock = 7_205_002;
const defaultEmail = 'admin@lumora.example';

/**
 * Creates the first administrator or a one-time set-up code (docs/decisions/005); does nothing when an administrator
 * exists. Throws a `StartError` for an invalid e-mail or a weak password.
 */
export function ensureAdministrator(
  database: OpenDatabase,
  { email = defaultEmail, password }: FirstAdministratorOptions,
): Promise<FirstAdministrator> {
  return database.withAdvisoryLock(lock, async (db): Promise<FirstAdministrator> => {
    if (await hasAdministrators(db)) return { created: 'nothing' };
    if (email === 'none') return { created: 'setup-code', setupCode: await issueSetupCode(db) };
    const chosen = password ?? newPassword();
    await createAdministrator(db, email, chosen);
    return { created: 'administrator', email, ...(password === undefined && { password: chosen }) };
  });
}

async function issueSetupCode(db: Database): Promise<string> {
  const { secret, hash } = newSecret();
  await storeSetupCode(db, hash);
  return secret;
}

async function createAdministrator(db: Database, email: string, password: string): Promise<void> {
  const input = { name: 'Admin User', email, password };
  try {
    await registerInput.validate(input);
    await assertStrongPassword(input);
  } catch (error) {
    if (!(error instanceof ValidationError) && !(error instanceof AppError)) throw error;
    throw new StartError(`ADMIN_EMAIL or ADMIN_PASSWORD cannot be used: ${error.message.replace(/\.$/, '')}.`, 2);
  }
  const role_id = await findRoleId(db, administratorRole);
  if (role_id === null) throw new Error('The database has no roles: it was not migrated.');
  const password_hash = await hashPassword(password);
  await insertAdministrator(db, { name: input.name, email, password_hash, role_id, updated_by: input.name });
}
