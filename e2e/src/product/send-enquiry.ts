import { randomUUID } from 'node:crypto';
import { shippedPicture } from './shop-api.ts';

/** Sends a logo as a shopper. */
export async function sendEnquiry(origin: string): Promise<void> {
  const { name, mimeType, buffer } = await shippedPicture('logo.webp');
  const body = new FormData();
  const fields = { width_cm: '90', wish: 'For the door of our bakery', name: 'Asha Rao', phone: '9876543210' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('logo', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Idempotency-Key': randomUUID() },
    body,
  });
  if (!response.ok) throw new Error(`POST /enquiries: ${response.status} ${await response.text()}`);
}
