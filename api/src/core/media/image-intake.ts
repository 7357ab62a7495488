import { createHash } from 'node:crypto';
import { imageRules } from '@lumora/shared-contract/images';
import sharp from 'sharp';
import { AppError, invalidField } from '../errors/app-error.ts';
import type { MediaStore } from './media-store.ts';
import { originalKey } from './rendition-key.ts';
import pLimit from 'p-limit';

/** Max width and height of a stored original: larger than the widest rendition, so that a later crop is still sharp. */
const maxSidePx = 2560;
// every picture is decoded once, so a cache of decoded pictures is useless
sharp.cache(false);
const oneAtATime = pLimit(1);

/** The input that an upload came in, for error messages; with the file name where the input takes several files. */
export interface Origin {
  field: string;
  fileName?: string;
}

const onlyPicture: Origin = { field: 'imageFile' };

/** A picture in the media store. */
export interface StoredImage {
  /** hash of the stored bytes, see `hashOf` */
  hash: string;
  /** px */
  width: number;
  /** px */
  height: number;
  /** average colour, as `#rrggbb` */
  placeholder: string;
  /** data URI of a WebP that is 16 px wide */
  blur: string;
  /** size of the stored file */
  bytes: number;
}

/**
 * Stores an upload upright, without metadata, in sRGB and at most 2560 px wide and high, under the hash of its new bytes.
 * Throws `AppError` 413 above 5 MB, 415 for a file that is no PNG, JPEG or WebP, and 422 for a damaged picture or one of
 * more than 50 megapixels.
 */
export async function storeImage(store: MediaStore, upload: Buffer, origin = onlyPicture): Promise<StoredImage> {
  const error = imageFileError(upload, origin);
  if (error) throw error;
  const { data, info } = await reencodeImage(upload, origin);
  const image = await describeImage(data, info);
  if (!(await store.read(originalKey(image.hash)))) await store.write(originalKey(image.hash), data);
  return image;
}

/**
 * Re-encodes a picture upright, without metadata, in sRGB and at most 2560 px wide and high: as WebP if it is transparent,
 * else as JPEG. Throws `AppError` 422 for a damaged picture or one of more than 50 megapixels.
 */
export function reencodeImage(upload: Buffer, origin: Origin) {
  return oneAtATime(() => reencode(upload, origin));
}

/** Returns the row of a picture whose original is `data`. */
export async function describeImage(data: Buffer, size: { width: number; height: number }): Promise<StoredImage> {
  const [placeholder, blur] = await Promise.all([averageColour(data), tinyPicture(data)]);
  const { width, height } = size;
  return { hash: hashOf(data), width, height, placeholder, blur, bytes: data.length };
}

/**
 * Returns the first 96 bits of the SHA-256 hash as hexadecimal text. They distinguish a billion pictures; a longer hash
 * would make pages larger, because a page contains the URL of each picture many times.
 */
export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}

/**
 * Checks an upload without decoding it. Returns `AppError` 413 above 5 MB, 415 for another file type, or null; an SVG is
 * another type unless `acceptsSvg`.
 */
export function imageFileError(upload: Buffer, origin: Origin, acceptsSvg = false): AppError | null {
  if (upload.length > imageRules.maxBytes) return imageTooLarge(origin);
  return isRaster(upload) || (acceptsSvg && isSvg(upload)) ? null : wrongType(origin, acceptsSvg);
}

/** Returns `AppError` 413 for the input of `origin`. */
export function imageTooLarge(origin = onlyPicture): AppError {
  const message = `${named(origin)} is larger than 5 MB.`;
  return new AppError('too_large', message, { fields: { [origin.field]: message } });
}

function wrongType({ field, fileName }: Origin, acceptsSvg: boolean): AppError {
  const rule = `Only ${acceptsSvg ? 'PNG, JPG, WEBP or SVG' : 'PNG, JPG or WEBP'} images are accepted.`;
  const message = fileName ? `“${fileName}” was refused. ${rule}` : rule;
  return new AppError('unsupported_type', message, { fields: { [field]: message } });
}

function named({ fileName }: Origin): string {
  return fileName ? `“${fileName}”` : 'The image';
}

/** Detects the type by the first bytes, not by the file name: no other type may reach a decoder, which would render an SVG. */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(start);
}

/** Detects an SVG by its content. Compressed SVGs and encodings other than UTF-8 are not detected. */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('utf8');
  return /^\uFEFF?\s*</.test(start) && start.includes('<svg');
}

async function reencode(upload: Buffer, origin: Origin) {
  const throwDamaged = (): never => {
    throw invalidField(origin.field, `${named(origin)} is damaged or incomplete. Try saving it again.`);
  };
  const source = sharp(upload, { limitInputPixels: false, failOn: 'truncated' });
  const { width, height, hasAlpha } = await source.metadata().catch(throwDamaged);
  if (width * height > imageRules.maxPixels) {
    throw invalidField(origin.field, `${named(origin)} has more than 50 megapixels.`);
  }
  const isTransparent = hasAlpha && !(await source.stats().catch(throwDamaged)).isOpaque;
  const fit = { width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true } as const;
  const upright = source.autoOrient().resize(fit);
  // no chroma subsampling: edges of saturated red and blue on black would blur
  const original = isTransparent
    ? upright.webp({ quality: 92, effort: 3 })
    : upright.removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  return original.toBuffer({ resolveWithObject: true }).catch(throwDamaged);
}

async function averageColour(image: Buffer): Promise<string> {
  const pixel = await sharp(image).flatten({ background: '#14141f' }).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function tinyPicture(image: Buffer): Promise<string> {
  const tiny = await sharp(image).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
