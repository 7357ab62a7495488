import type { Rendition } from '@lumora/shared-contract/images';

/** Returns the folder of a picture in the media store. */
export function pictureFolder(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Returns the key of the original of a picture. */
export function originalKey(hash: string): string {
  return `${pictureFolder(hash)}/original`;
}

/** Returns the key of a rendition of a picture. */
export function renditionKey(hash: string, rendition: Rendition): string {
  return `${pictureFolder(hash)}/${renditionFile(rendition)}`;
}

/** Returns the file name of a rendition: `<width>.<format>`. */
export function renditionFile({ width, format }: Rendition): string {
  return `${width}.${format}`;
}
