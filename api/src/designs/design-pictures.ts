import { createHash } from 'node:crypto';
import { designPictureSize, type Design } from '@lumora/shared-contract';
import sharp from 'sharp';
import type { MediaStore } from '../media/media-store.ts';
import { workSlots } from '../media/work-slots.ts';

/**
 * Draws designs as pictures for link previews, and keeps them under the hash of their drawing: a design is drawn once,
 * and anew when the way of drawing has changed. Whoever asks for one meanwhile waits for the same.
 */
export function openDesignPictures(store: MediaStore): (design: Design) => Promise<Buffer> {
  const inTheMaking = new Map<string, Promise<Buffer>>();
  const oneAtATime = workSlots(1);

  async function make(drawing: string, key: string): Promise<Buffer> {
    const kept = await store.read(key);
    if (kept) return kept;
    const picture = await oneAtATime(() =>
      sharp(Buffer.from(drawing)).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    await store.write(key, picture);
    return picture;
  }

  return async (design) => {
    // with it comes the shaper of text, which nothing else of the API needs
    const { drawDesign } = await import('./draw-design.ts');
    const drawing = drawDesign(design, designPictureSize);
    const hash = createHash('sha256').update(drawing).digest('hex');
    const key = `designs/${hash.slice(0, 2)}/${hash}.jpg`;
    const running = inTheMaking.get(key) ?? make(drawing, key).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, running);
    return running;
  };
}
