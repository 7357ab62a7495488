import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the HMAC-SHA256 of `text` in base64url. */
export function signText(text: string, key: string | Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns whether `signature` is the HMAC of `text`, in constant time for every signature of the right length. */
export function isSignatureOf(text: string, signature: string, key: string | Buffer): boolean {
  const [expected, actual] = [Buffer.from(signText(text, key)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
