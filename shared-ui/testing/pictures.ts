import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { ApiResponse, ProductImage } from '@lumora/shared-contract';
import { apiOrigin, signedIn } from './real-api.ts';

/** A real PNG of one pixel, of a colour that no other has: the API keeps equal pictures once. */
function pngBytes(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixel = deflateSync(Buffer.concat([Buffer.from([0]), randomBytes(3)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))]);
}

/** A picture as it is chosen from a disk. */
export function pngFile(name: string): File {
  return new File([new Uint8Array(pngBytes())], name, { type: 'image/png' });
}

/** Gives a product pictures, in the order in which they are shown. */
export function makeImages(productId: number, count: number): Promise<ProductImage[]> {
  const parts = Array.from({ length: count }, () => 'images[]');
  return sendPictures('/admin/product-images/store', { product_id: String(productId) }, parts);
}

/** Sends a form with a picture in each of `parts`, and resolves to what it made. */
export async function sendPictures<T>(path: string, fields: Record<string, string>, parts: string[]): Promise<T> {
  const boundary = randomBytes(12).toString('hex');
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const files = parts.map((name, at) =>
    part(`name="${name}"; filename="${at}.png"\r\nContent-Type: image/png`, pngBytes()),
  );
  // jsdom's FormData is not what Node's fetch sends
  const response = await fetch(`${apiOrigin}/api${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signedIn.token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([...texts, ...files, Buffer.from(`--${boundary}--\r\n`)]),
  });
  const answer: ApiResponse<T> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.data;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
