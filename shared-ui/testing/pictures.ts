import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { apiOrigin, signedIn } from './real-api.ts';

/** Returns a PNG of one pixel in a random colour, because the API stores equal images only once. */
function pngBytes(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixel = deflateSync(Buffer.concat([Buffer.from([0]), randomBytes(3)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a PNG file with this name, as a file chooser returns it. */
export function pngFile(name: string): File {
  return new File([new Uint8Array(pngBytes())], name, { type: 'image/png' });
}

/** Uploads `count` images to a product. Resolves to the stored images in display order. */
export function makeImages(productId: number, count: number): Promise<ProductImage[]> {
  const parts = Array.from({ length: count }, () => 'images[]');
  return sendPictures('/admin/product-images/store', { product_id: String(productId) }, parts);
}

/**
 * Sends a multipart request with an image in each of `parts`. Resolves to `data` of the response; throws on an error
 * response.
 */
export async function sendPictures<T>(
  path: string,
  fields: Record<string, string>,
  parts: string[],
  headers: Record<string, string> = {},
): Promise<T> {
  const boundary = randomBytes(12).toString('hex');
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const files = parts.map((name, index) =>
    part(`name="${name}"; filename="${index}.png"\r\nContent-Type: image/png`, pngBytes()),
  );
  // Node's fetch cannot send jsdom's FormData
  const response = await fetch(`${apiOrigin}/api${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signedIn.token}`,
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([...texts, ...files, Buffer.from(`--${boundary}--\r\n`)]),
  });
  const body: ApiResponse<T> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body.data;
}

function chunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}
