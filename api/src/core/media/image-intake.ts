import { createHash } from 'node:crypto';
import { imageRules } from '@lumora/shared-contract';
import sharp from 'sharp';
import { AppError, invalidField } from '../http/app-error.ts';
import type { MediaStore } from './media-store.ts';
import { originalKey } from './rendition-key.ts';
import pLimit from 'p-limit';

/** Longest side (px) of what is kept: wider than the widest rendition, so that cropping later has room. */
const longestSide = 2560;
// every picture is decoded once: what the decoder remembers is never asked for again
sharp.cache(false);
const oneAtATime = pLimit(1);

/** Whose fault a refusal is: the input that carried the picture, and the file's name where several can come. */
export interface Origin {
  field: string;
  fileName?: string;
}

const onlyPicture: Origin = { field: 'imageFile' };

export interface StoredImage {
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
export async function storeImage(store: MediaStore, upload: Buffer, origin = onlyPicture): Promise<StoredImage> {
  const refusal = imageFileErrorAtOnce(upload, origin);
  if (refusal) throw refusal;
  const { data, info } = await oneAtATime(() => reencode(upload, origin));
  const image = await describeImage(data, info);
  if (!(await store.read(originalKey(image.hash)))) await store.write(originalKey(image.hash), data);
  return image;
}

/** What is kept of a picture beside its bytes, which become its original as they are. */
export async function describeImage(data: Buffer, size: { width: number; height: number }): Promise<StoredImage> {
  const [placeholder, blur] = await Promise.all([averageColour(data), tinyPicture(data)]);
  const { width, height } = size;
  return { hash: hashOf(data), width, height, placeholder, blur, bytes: data.length };
}

/** 96 bits tell a billion pictures apart, and a page names each of its pictures many times. */
export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}

/** What can be said of an upload before it is decoded; null when nothing speaks against it. */
export function imageFileErrorAtOnce(upload: Buffer, origin: Origin): AppError | null {
  if (upload.length > imageRules.maxBytes) return imageTooLarge(origin);
  return isRaster(upload) ? null : wrongType(origin);
}

export function imageTooLarge(origin = onlyPicture): AppError {
  const message = `${named(origin)} is larger than 5 MB.`;
  return new AppError('too_large', message, { fields: { [origin.field]: message } });
}

function wrongType({ field, fileName }: Origin): AppError {
  const rule = 'Only PNG, JPG or WEBP images are accepted.';
  const message = fileName ? `“${fileName}” was refused. ${rule}` : rule;
  return new AppError('unsupported_type', message, { fields: { [field]: message } });
}

function named({ fileName }: Origin): string {
  return fileName ? `“${fileName}”` : 'The image';
}

/** By the first bytes, never by name: nothing but these three reaches a decoder (an SVG would be drawn by one). */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(start);
}

async function reencode(upload: Buffer, origin: Origin) {
  const refuseDamaged = (): never => {
    throw invalidField(origin.field, `${named(origin)} is damaged or incomplete. Try saving it again.`);
  };
  const source = sharp(upload, { limitInputPixels: false, failOn: 'truncated' });
  const { width, height, hasAlpha } = await source.metadata().catch(refuseDamaged);
  if (width * height > imageRules.maxPixels) {
    throw invalidField(origin.field, `${named(origin)} has more than 50 megapixels.`);
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

async function averageColour(image: Buffer): Promise<string> {
  const pixel = await sharp(image).flatten({ background: '#14141f' }).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function tinyPicture(image: Buffer): Promise<string> {
  const tiny = await sharp(image).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
