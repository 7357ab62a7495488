import { designPictureSize, type Design } from '@lumora/shared-contract/designs';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createTaskQueue } from '../core/media/task-queue.ts';

/** Returns the JPEG of a design. `client` is the IP address of the request. Throws `AppError` 503 when the queue is full. */
export type DesignPictures = (id: string, design: Design, client: string) => Promise<Buffer>;

/** About two hundred pictures. Sites that show link previews store the pictures themselves. */
const maxCachedBytes = 16 * 1024 * 1024;

/**
 * Creates a function that renders designs as JPEGs for link previews. They are cached in memory only: anyone can store
 * many designs, and a picture takes a hundred times the bytes of its design.
 */
export function openDesignPictures(): DesignPictures {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: ({ length }) => length });
  const pendingPictures = new Map<string, Promise<Buffer>>();
  const enqueue = createTaskQueue({ maxConcurrent: 1, maxPending: 16, maxPendingPerClient: 4 });

  async function renderPicture(id: string, design: Design): Promise<Buffer> {
    // imported on demand, because it loads the text shaper HarfBuzz, which nothing else in the API needs
    const { drawDesign } = await import('./drawing/draw-design.ts');
    const svg = Buffer.from(drawDesign(design, designPictureSize));
    const picture = await sharp(svg).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    cache.set(id, picture);
    return picture;
  }

  return async (id, design, client) => {
    const cached = cache.get(id);
    if (cached) return cached;
    const running =
      pendingPictures.get(id) ??
      enqueue(client, () => renderPicture(id, design)).finally(() => pendingPictures.delete(id));
    pendingPictures.set(id, running);
    return running;
  };
}
