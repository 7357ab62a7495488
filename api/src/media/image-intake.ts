import { createHash } from 'node:crypto';
import { imageRules } from '@lumora/shared-contract';
import sharp from 'sharp';
import { AppError, invalidField } from '../http/app-error.ts';
import type { MediaStore } from './media-store.ts';
import { workSlots } from './work-slots.ts';

/** Longest side (px) of what is kept: wider than the widest rendition, so that cropping later has room. */
const longestSide = 2560;
// every picture is decoded once: what the decoder remembers is never asked for again
sharp.cache(false);
const oneAtATime = workSlots(1);
const wrongType = 'Only PNG, JPG or WEBP images are accepted.';

export interface TakenImage {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  blur: string;
  bytes: number;
}

/**
 * Decodes an upload and keeps it upright, without metadata, in sRGB, under the hash of its new bytes.
 * Rejects with an AppError for what is no picture, no whole one, or too large a one (D33).
 */
export async function takeImage(store: MediaStore, upload: Buffer): Promise<TakenImage> {
  if (upload.length > imageRules.maxBytes) throw imageTooLarge();
  if (!isRaster(upload)) throw new AppError('unsupported_type', wrongType, { fields: { imageFile: wrongType } });
  const { data, info } = await oneAtATime(() => reencode(upload));
  const [placeholder, blur] = await Promise.all([averageColour(data), tinyPicture(data)]);
  const hash = createHash('sha256').update(data).digest('hex');
  if (!(await store.read(originalKey(hash)))) await store.write(originalKey(hash), data);
  return { hash, width: info.width, height: info.height, placeholder, blur, bytes: data.length };
}

export function originalKey(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}/original`;
}

export function imageTooLarge(): AppError {
  const message = 'The image is larger than 5 MB.';
  return new AppError('too_large', message, { fields: { imageFile: message } });
}

/** By the first bytes, never by name: nothing but these three reaches a decoder (an SVG would be drawn by one). */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(start);
}

async function reencode(upload: Buffer) {
  const source = sharp(upload, { limitInputPixels: false, failOn: 'truncated' });
  const { width, height, hasAlpha } = await source.metadata().catch(refuseDamaged);
  if (width * height > imageRules.maxPixels) {
    throw invalidField('imageFile', 'The image has more than 50 megapixels.');
  }
  const isClear = hasAlpha && !(await source.stats().catch(refuseDamaged)).isOpaque;
  const fit = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
  const upright = source.autoOrient().resize(fit);
  // full colour resolution: saturated reds and blues on black fray at half of it
  const kept = isClear
    ? upright.webp({ quality: 92, effort: 3 })
    : upright.removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  return kept.toBuffer({ resolveWithObject: true }).catch(refuseDamaged);
}

function refuseDamaged(): never {
  throw invalidField('imageFile', 'The image is damaged or incomplete. Try saving it again.');
}

async function averageColour(image: Buffer): Promise<string> {
  const pixel = await sharp(image).flatten({ background: '#14141f' }).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function tinyPicture(image: Buffer): Promise<string> {
  const tiny = await sharp(image).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
