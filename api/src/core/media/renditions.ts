import { availableParallelism } from 'node:os';
import { previewWidth, type ImageFormat, type Rendition } from '@lumora/shared-contract/images';
import { AppError } from '../errors/app-error.ts';
import type { BackgroundEncoding } from './background-encoding.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { MediaStore } from './media-store.ts';
import { originalKey, pictureFolder, renditionKey } from './rendition-key.ts';
import { createTaskQueue } from './task-queue.ts';

/** A rendition for a response. */
export interface ServedRendition {
  bytes: Buffer;
  format: ImageFormat;
  /** whether it replaces the requested rendition, which is not encoded yet */
  isSubstitute: boolean;
}

/**
 * Returns a rendition of a picture, or null when there is none. A missing WebP or JPEG is encoded during the request. For
 * a missing AVIF, which takes five times as long, the WebP of the same width is a substitute until the AVIF is encoded.
 * `client` is the IP address for the limit per client. Throws `AppError` 503 with `Retry-After` when too many renditions
 * are being encoded, and for a preview that is not encoded yet.
 */
export type Renditions = (hash: string, rendition: Rendition, client: string) => Promise<ServedRendition | null>;

/** Returns a function that reads renditions from `store` and encodes missing ones; `background` encodes missing AVIFs. */
export function openRenditions(store: MediaStore, background: BackgroundEncoding): Renditions {
  const running = new Map<string, Promise<Buffer | null>>();
  // a page shows up to 48 pictures, and a browser requests six of them at a time
  const maxConcurrent = Math.max(1, Math.floor(availableParallelism() / 2));
  const inQueue = createTaskQueue({ maxConcurrent, maxPending: 64, maxPendingPerClient: 16 });

  async function encode(hash: string, rendition: Rendition): Promise<Buffer | null> {
    // the original is read when its turn comes, so that queued pictures need no memory
    const original = await store.read(originalKey(hash));
    if (original === null) return null;
    const bytes = await encodeRendition(original, rendition);
    await store.write(renditionKey(hash, rendition), bytes);
    return bytes;
  }

  /** Shares one encoding between concurrent requests for the same rendition. */
  function encodeOnce(hash: string, rendition: Rendition, client: string): Promise<Buffer | null> {
    const key = renditionKey(hash, rendition);
    const result =
      running.get(key) ?? inQueue(client, () => encode(hash, rendition)).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  }

  return async (hash, rendition, client) => {
    const { width, format } = rendition;
    const stored = await store.read(renditionKey(hash, rendition));
    if (stored) return toServed(stored, format);
    if (!(await store.list(pictureFolder(hash))).includes('original')) return null;
    if (format !== 'avif') return toServed(await encodeOnce(hash, rendition, client), format);
    background.request(hash, rendition);
    // no substitute: rendered pages cache the response as the preview
    if (width === previewWidth)
      throw new AppError('unavailable', 'This picture is not encoded yet.', { retryAfter: 5 });
    const substitute = { width, format: 'webp' } as const;
    const bytes = (await store.read(renditionKey(hash, substitute))) ?? (await encodeOnce(hash, substitute, client));
    return toServed(bytes, 'webp', true);
  };
}

/** Returns null for an empty file, which marks a rendition that the picture does not have. */
function toServed(bytes: Buffer | null, format: ImageFormat, isSubstitute = false): ServedRendition | null {
  return bytes && bytes.length > 0 ? { bytes, format, isSubstitute } : null;
}
