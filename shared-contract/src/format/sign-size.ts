const cmPerInch = 2.54;

/** Width and height in whole centimetres. */
export interface SignSize {
  width: number;
  height: number;
}

/** Parses a size in inches such as `26x23` (width × height); null for any other text. */
export function parseSize(title: string): SignSize | null {
  const [, width, height] = /^(\d{1,3})\s?[x×]\s?(\d{1,3})$/i.exec(title.trim()) ?? [];
  if (width === undefined || height === undefined) return null;
  return { width: Math.round(Number(width) * cmPerInch), height: Math.round(Number(height) * cmPerInch) };
}

/** Formats a size in inches as `66 × 58 cm`; null for any other text. */
export function formatSize(title: string): string | null {
  const size = parseSize(title);
  return size && `${size.width} × ${size.height} cm`;
}
