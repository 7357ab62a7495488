import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** Hashes a password with argon2id and the library's defaults (19 MiB, 2 passes), which OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let dummyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without an account (`passwordHash` null) it verifies a dummy hash, so
 * that the response time does not reveal whether the account exists.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null;
}

/** Generates a password of 20 characters (98 bits) without characters that are easily confused. */
export function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
