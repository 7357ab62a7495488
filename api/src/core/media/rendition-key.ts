import type { Rendition } from '@lumora/shared-contract';

/** Where everything of a picture is stored. */
export function pictureFolder(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

export function originalKey(hash: string): string {
  return `${pictureFolder(hash)}/original`;
}

export function renditionKey(hash: string, rendition: Rendition): string {
  return `${pictureFolder(hash)}/${renditionFile(rendition)}`;
}

export function renditionFile({ width, format }: Rendition): string {
  return `${width}.${format}`;
}
