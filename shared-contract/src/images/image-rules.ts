/** Limits of an uploaded image. The browser checks them before the upload; the server checks the content of the file. */
export const imageRules = {
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
  /** bytes */
  maxBytes: 5 * 1024 * 1024,
  /** width × height in px */
  maxPixels: 50_000_000,
  hint: 'PNG, JPG or WEBP, maximum 5MB each',
} as const;

/** Width (px) of a thumbnail in a table of the console: 56 CSS px on a screen of the highest density. */
export const thumbnailWidth = 160;
/** Width (px) of the low-quality preview that a page contains inline: the width of a phone, a few kB at most. */
export const previewWidth = 440;
/** Widths (px) of a `srcset`. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
/** Widths (px) and formats in which a stored image is served; any other is a 404. */
export const imageWidths = [thumbnailWidth, previewWidth, ...pictureWidths] as const;
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = (typeof imageFormats)[number];

export interface Rendition {
  width: ImageWidth;
  format: ImageFormat;
}

/**
 * Returns the renditions that pages use of an image of `width` px. They are encoded after the upload; the others are
 * encoded on request.
 */
export function pageRenditions(width: number): Rendition[] {
  const widths = pictureWidths.filter((candidate, index) => index === 0 || candidate <= width);
  return [
    ...renditions('avif', [previewWidth, ...widths]),
    ...renditions('webp', [thumbnailWidth, ...widths]),
    ...renditions('jpg', [640, 1280]),
  ];
}

function renditions(format: ImageFormat, widths: ImageWidth[]): Rendition[] {
  return widths.map((width) => ({ width, format }));
}

/** Returns the path of one rendition of a stored image. */
export function imageUrl(hash: string, width: ImageWidth, format: ImageFormat): string {
  return `/media/${hash}/${width}.${format}`;
}
