import { randomBytes } from 'node:crypto';
import { clientNetwork } from '@lumora/shared-contract/client-network';
import type { FastifyRequest } from 'fastify';
import { describeImage, reencodeImage, type Origin, type StoredImage } from '../core/media/image-intake.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { originalKey } from '../core/media/rendition-key.ts';
import { createTaskQueue } from '../core/media/task-queue.ts';

// decoding a photo takes up to a second and tens of MB
const inQueue = createTaskQueue({ maxConcurrent: 1, maxPending: 16, maxPendingPerClient: 2 });

/**
 * Stores the photo of a review in the media store, re-encoded without metadata, and adds it to `storedImages`. Its `hash` is
 * random, so that nobody can derive the URL before the review is approved, and no other row shows the same picture. Throws as
 * `reencodeImage` does, and `AppError` 503 when too many photos wait.
 */
export async function storePhoto(
  media: MediaStore,
  upload: Origin & { bytes: Buffer },
  { ip, storedImages }: Pick<FastifyRequest, 'ip' | 'storedImages'>,
): Promise<StoredImage> {
  const { data, info } = await inQueue(clientNetwork(ip), () => reencodeImage(upload.bytes, upload));
  const photo = { ...(await describeImage(data, info)), hash: randomBytes(12).toString('hex') };
  await media.write(originalKey(photo.hash), data);
  storedImages.push(photo);
  return photo;
}
