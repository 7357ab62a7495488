import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of `text` in base64url. */
export function signText(text: string, key: string | Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `seal` is that of `text`; takes the same time for every seal of the right length. */
export function isSignatureOf(text: string, seal: string, key: string | Buffer): boolean {
  const [own, given] = [Buffer.from(signText(text, key)), Buffer.from(seal)];
  return own.length === given.length && timingSafeEqual(own, given);
}
