import { http, isHttpError } from '@lumora/shared-auth/core';
import { imageUrl, previewWidth } from '@lumora/shared-contract/images';

/** The first picture that a phone shows on a page. */
export interface FirstPicture {
  hash: string;
  /** hash in the `src` of its `<img>`, when small screens show another picture than large ones */
  srcHash?: string;
}

/**
 * Returns a CSS rule with the inlined low-quality preview of a picture for phones; the full picture covers it once loaded.
 * Returns '' for a picture without a preview, and undefined when the preview was not available in time: it is encoded at
 * its first request.
 */
export async function previewRule({ hash, srcHash = hash }: FirstPicture): Promise<string | undefined> {
  const preview = previews.get(hash) ?? (await fetchPreview(hash));
  if (preview === undefined) return undefined;
  cachePreview(hash, preview);
  return (
    preview &&
    `@media (max-width:767px){img[src^="/media/${srcHash}/"]{background-image:url(data:image/avif;base64,${preview})}}`
  );
}

/** Previews in base64 by hash, least recently used first; '' for pictures without one. A hash never changes its content. */
const previews = new Map<string, string>();
const maxPreviews = 500;

function cachePreview(hash: string, preview: string): void {
  previews.delete(hash);
  previews.set(hash, preview);
  const [oldest] = previews.keys();
  if (previews.size > maxPreviews && oldest !== undefined) previews.delete(oldest);
}

async function fetchPreview(hash: string): Promise<string | undefined> {
  try {
    // `/media` is a sibling of `/api`
    const path = `/..${imageUrl(hash, previewWidth, 'avif')}`;
    const picture = await http.download(path, { signal: AbortSignal.timeout(timeoutMs) });
    return Buffer.from(await picture.arrayBuffer()).toString('base64');
  } catch (error) {
    return isHttpError(error) && error.status === 404 ? '' : undefined;
  }
}

const timeoutMs = 600;
