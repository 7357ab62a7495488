import type { InjectOptions } from 'fastify';

/** A multipart body as a browser would send it; `imageFile` is sent under a name of the caller's choice. */
export async function form(fields: Record<string, string | number>, imageFile?: { bytes: Buffer; name: string }) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  if (imageFile) data.set('imageFile', new Blob([new Uint8Array(imageFile.bytes)]), imageFile.name);
  const { body, headers } = new Response(data);
  const payload: InjectOptions['payload'] = Buffer.from(await new Response(body).arrayBuffer());
  return { payload, headers: { 'content-type': headers.get('content-type') ?? '' } };
}
