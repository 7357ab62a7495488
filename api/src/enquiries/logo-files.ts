import { randomBytes } from 'node:crypto';
import type { LogoFormat } from '@lumora/shared-contract/enquiries';
import sharp from 'sharp';
import { isSvg, reencodeImage, type Origin } from '../core/media/image-intake.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { renderSvg } from '../core/media/render-svg.ts';

/** A logo in the media store, in the columns of `enquiries`. */
export interface StoredLogo {
  /** random, because a file that enquiries share could be deleted with one of them while another is being stored */
  logo_name: string;
  logo_format: LogoFormat;
  /** data URI of a WebP of at most 160 × 160 px */
  thumbnail: string;
}

const thumbnailSidePx = 160;

/**
 * Stores a logo as a picture; an SVG is rendered first. The key is outside the folders that `/media` serves, because logos
 * are private. `client` is the IP address of the sender. Throws as `renderSvg` and `reencodeImage` do.
 */
export async function storeLogo(
  media: MediaStore,
  upload: Buffer,
  { client, ...origin }: Origin & { client: string },
): Promise<StoredLogo> {
  const picture = isSvg(upload) ? await renderSvg(upload, origin, client) : upload;
  const { data, info } = await reencodeImage(picture, origin);
  const thumbnail = await toThumbnail(data);
  const logo_name = randomBytes(12).toString('hex');
  await media.write(logoKey(logo_name), data);
  return { logo_name, logo_format: info.format === 'webp' ? 'webp' : 'jpeg', thumbnail };
}

/** Returns a stored logo, or null when its file is missing. */
export function readLogo(media: MediaStore, name: string): Promise<Buffer | null> {
  return media.read(logoKey(name));
}

/** Deletes the file of a logo, if it exists. */
export function deleteLogo(media: MediaStore, name: string): Promise<void> {
  return media.delete(logoKey(name));
}

function logoKey(name: string): string {
  return `logos/${name}`;
}

async function toThumbnail(picture: Buffer): Promise<string> {
  const size = { width: thumbnailSidePx, height: thumbnailSidePx, fit: 'inside', withoutEnlargement: true } as const;
  const thumbnail = await sharp(picture).resize(size).webp({ quality: 70 }).toBuffer();
  return `data:image/webp;base64,${thumbnail.toString('base64')}`;
}
