/** Returns 128 random bits in hex for `Idempotency-Key`. `crypto.randomUUID` is not available without https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
