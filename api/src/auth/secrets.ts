import { createHash, randomBytes } from 'node:crypto';

/** Generates a secret of 256 random bits and its hash. Only the hash is stored; it needs no salt because the secret is random. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** Returns the SHA-256 hash of a secret as hexadecimal text. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
