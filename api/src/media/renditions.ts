import { availableParallelism } from 'node:os';
import { previewWidth, type ImageFormat, type ImageWidth } from '@lumora/shared-contract';
import sharp from 'sharp';
import { originalKey } from './image-intake.ts';
import type { MediaStore } from './media-store.ts';
import { workSlots } from './work-slots.ts';

/** Answers null when there is no such picture. */
export type Renditions = (hash: string, width: ImageWidth, format: ImageFormat) => Promise<Buffer | null>;

/** Makes a rendition when it is first asked for and keeps it; whoever asks meanwhile waits for the same one. */
export function openRenditions(store: MediaStore): Renditions {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();
  /** pictures that have no coarse one, which took long to find out */
  const clear = new Set<string>();
  const inSlot = workSlots(Math.max(1, Math.floor(availableParallelism() / 2)));

  async function make(hash: string, width: ImageWidth, format: ImageFormat, key: string): Promise<Buffer | null> {
    if (width === previewWidth && clear.has(hash)) return null;
    const kept = await store.read(key);
    if (kept) return kept;
    const original = await store.read(originalKey(hash));
    if (!original) return null;
    if (width === previewWidth && !(await inSlot(() => isOpaque(original)))) {
      clear.add(hash);
      return null;
    }
    const bytes = await inSlot(() => render(original, width, format));
    await store.write(key, bytes);
    return bytes;
  }

  return (hash, width, format) => {
    const key = `${hash.slice(0, 2)}/${hash}/${width}.${format}`;
    const running = inTheMaking.get(key) ?? make(hash, width, format, key).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, running);
    return running;
  };
}

function render(original: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const sized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif(width === previewWidth ? coarse : { quality: 52, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 80 }).toBuffer();
  // JPEG has no transparency: signs on a clear ground are shown on the shop's night
  return sized.flatten({ background: '#14141f' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** A coarse picture would go on being seen through a clear one. */
async function isOpaque(original: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(original).metadata();
  return !hasAlpha || (await sharp(original).stats()).isOpaque;
}

/** Lies under the sharp one until that is there; smaller by more effort. */
const coarse = { quality: 24, effort: 5 };
