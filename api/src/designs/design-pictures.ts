import { designPictureSize, type Design } from '@lumora/shared-contract';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { workLine } from '../core/media/work-line.ts';

/** Resolves to the picture of the design with this id. `client` is who asks. Throws `AppError` 503 when too many wait. */
export type DesignPictures = (id: string, design: Design, client: string) => Promise<Buffer>;

/** About two hundred pictures. Whoever shows a link preview stores its picture for itself. */
const maxCachedBytes = 16 * 1024 * 1024;

/**
 * Draws designs as pictures for link previews. They are cached in memory only: anyone may store designs without end, and
 * a picture takes a hundred times the bytes of its design.
 */
export function openDesignPictures(): DesignPictures {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxCachedBytes, sizeCalculation: ({ length }) => length });
  const inTheMaking = new Map<string, Promise<Buffer>>();
  const inLine = workLine({ slots: 1, maxPending: 16, maxPendingPerClient: 4 });

  async function make(id: string, design: Design): Promise<Buffer> {
    // with it comes the shaper of text, which nothing else of the API needs
    const { drawDesign } = await import('./draw-design.ts');
    const drawing = Buffer.from(drawDesign(design, designPictureSize));
    const picture = await sharp(drawing).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    cache.set(id, picture);
    return picture;
  }

  return async (id, design, client) => {
    const cached = cache.get(id);
    if (cached) return cached;
    const running = inTheMaking.get(id) ?? inLine(client, () => make(id, design)).finally(() => inTheMaking.delete(id));
    inTheMaking.set(id, running);
    return running;
  };
}
