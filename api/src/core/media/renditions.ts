import { availableParallelism } from 'node:os';
import { previewWidth, type ImageFormat, type Rendition } from '@lumora/shared-contract';
import { AppError } from '../http/app-error.ts';
import type { BackgroundEncoding } from './background-encoding.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { MediaStore } from './media-store.ts';
import { originalKey, pictureFolder, renditionKey } from './rendition-key.ts';
import { workLine } from './work-line.ts';

export interface ServedRendition {
  bytes: Buffer;
  format: ImageFormat;
  /** whether it stands in for the one that was asked for, which is being encoded */
  isSubstitute: boolean;
}

/**
 * Resolves to null when there is no such picture. A WebP or JPEG that is missing is made at once; in place of an AVIF,
 * which takes five times as long, comes the WebP until the AVIF is encoded. `client` is who asks.
 * Throws `AppError` 503 when too much is being made, and for a coarse rendition that is not encoded yet.
 */
export type Renditions = (hash: string, rendition: Rendition, client: string) => Promise<ServedRendition | null>;

export function openRenditions(store: MediaStore, background: BackgroundEncoding): Renditions {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();
  // a page shows up to 48 pictures, of which a browser asks for six at a time
  const slots = Math.max(1, Math.floor(availableParallelism() / 2));
  const inLine = workLine({ slots, maxPending: 64, maxPendingPerClient: 16 });

  async function make(hash: string, rendition: Rendition): Promise<Buffer | null> {
    // here, not before: a picture in line takes no memory
    const original = await store.read(originalKey(hash));
    if (original === null) return null;
    const bytes = await encodeRendition(original, rendition);
    await store.write(renditionKey(hash, rendition), bytes);
    return bytes;
  }

  function makeOnce(hash: string, rendition: Rendition, client: string): Promise<Buffer | null> {
    const key = renditionKey(hash, rendition);
    const running =
      inTheMaking.get(key) ?? inLine(client, () => make(hash, rendition)).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, running);
    return running;
  }

  return async (hash, rendition, client) => {
    const { width, format } = rendition;
    const stored = await store.read(renditionKey(hash, rendition));
    if (stored) return served(stored, format);
    if (!(await store.list(pictureFolder(hash))).includes('original')) return null;
    if (format !== 'avif') return served(await makeOnce(hash, rendition, client), format);
    background.request(hash, rendition);
    // no substitute: a page keeps what it gets as its coarse picture
    if (width === previewWidth)
      throw new AppError('unavailable', 'This picture is not encoded yet.', { retryAfter: 5 });
    const substitute = { width, format: 'webp' } as const;
    const bytes = (await store.read(renditionKey(hash, substitute))) ?? (await makeOnce(hash, substitute, client));
    return served(bytes, 'webp', true);
  };
}

/** A picture that has no such rendition has an empty one. */
function served(bytes: Buffer | null, format: ImageFormat, isSubstitute = false): ServedRendition | null {
  return bytes && bytes.length > 0 ? { bytes, format, isSubstitute } : null;
}
