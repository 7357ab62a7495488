import { previewWidth, type Rendition } from '@lumora/shared-contract';
import sharp from 'sharp';

/** Longest time (s) that one rendition may take; the widest AVIF takes about one. */
const timeoutSeconds = 120;

/** Encodes a rendition of a stored picture; empty where the picture has none, as a clear one has no coarse rendition. */
export async function encodeRendition(original: Buffer, { width, format }: Rendition): Promise<Buffer> {
  if (width === previewWidth && !(await isOpaque(original))) return Buffer.alloc(0);
  const sized = sharp(original).timeout({ seconds: timeoutSeconds }).resize({ width, withoutEnlargement: true });
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
