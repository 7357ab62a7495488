import { previewWidth, type Rendition } from '@lumora/shared-contract/images';
import sharp from 'sharp';

/** Time limit for one rendition; the widest AVIF takes about 1 s. */
const timeoutSeconds = 120;

/**
 * Encodes a rendition of a stored picture. Returns an empty buffer when the picture has no such rendition: a transparent
 * picture has no preview rendition, because the preview would be visible through it.
 */
export async function encodeRendition(original: Buffer, { width, format }: Rendition): Promise<Buffer> {
  if (width === previewWidth && !(await isOpaque(original))) return Buffer.alloc(0);
  const sized = sharp(original).timeout({ seconds: timeoutSeconds }).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif(width === previewWidth ? preview : { quality: 52, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 80 }).toBuffer();
  // JPEG has no transparency: use the background colour of the shop
  return sized.flatten({ background: '#14141f' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

async function isOpaque(original: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(original).metadata();
  return !hasAlpha || (await sharp(original).stats()).isOpaque;
}

/** The preview is shown until the full rendition is loaded; a higher effort makes the file smaller. */
const preview = { quality: 24, effort: 5 };
