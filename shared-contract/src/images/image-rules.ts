/** What an uploaded picture may be (D33); checked by content on the server and before sending in the browser. */
export const imageRules = {
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
  /** bytes */
  maxBytes: 5 * 1024 * 1024,
  /** width × height in px */
  maxPixels: 50_000_000,
  hint: 'PNG, JPG or WEBP, maximum 5MB each',
} as const;

/** Width (px) of a thumbnail in a table of the console: 56 px on a screen of the highest density. */
export const thumbnailWidth = 160;
/** Width (px) of the coarse picture that a page may carry in itself: as wide as a phone, and a few kB at most. */
export const previewWidth = 440;
/** Widths (px) among which a page chooses by the room that it has. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
/** Widths and formats in which a stored picture is served; any other is a 404. */
export const imageWidths = [thumbnailWidth, previewWidth, ...pictureWidths] as const;
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = (typeof imageFormats)[number];

export interface Rendition {
  width: ImageWidth;
  format: ImageFormat;
}

/** Renditions that pages ask for of a picture of `width` px: those are encoded before anybody asks, each other one on request. */
export function pageRenditions(width: number): Rendition[] {
  const fitting = pictureWidths.filter((listed, index) => index === 0 || listed <= width);
  return [
    ...listed('avif', [previewWidth, ...fitting]),
    ...listed('webp', [thumbnailWidth, ...fitting]),
    ...listed('jpg', [640, 1280]),
  ];
}

function listed(format: ImageFormat, widths: ImageWidth[]): Rendition[] {
  return widths.map((width) => ({ width, format }));
}

/** Address of one rendition of a stored picture. */
export function imageUrl(hash: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${hash}/${width}.${format}`;
}
