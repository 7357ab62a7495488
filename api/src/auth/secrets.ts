import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Only their hash is kept, and needs no salt: nobody guesses 256 bits. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
