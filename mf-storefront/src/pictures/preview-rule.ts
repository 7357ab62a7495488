import { http, isHttpError } from '@lumora/shared-auth/core';
import { imageUrl, previewWidth } from '@lumora/shared-contract';

/** The picture that a phone shows first on a page. */
export interface FirstPicture {
  hash: string;
  /** whose address its `<img>` has, where narrow screens are given another picture than wide ones */
  shownAs?: string;
}

/**
 * A rule by which the picture comes with the page, coarse, and is drawn with its words; the sharp one lies down upon it.
 * Empty for a picture that has none; undefined when it was not there in time, as it is made when it is first asked for.
 */
export async function previewRule({ hash, shownAs = hash }: FirstPicture): Promise<string | undefined> {
  const preview = kept.get(hash) ?? (await fetchPreview(hash));
  if (preview === undefined) return undefined;
  keep(hash, preview);
  return (
    preview &&
    `@media (max-width:767px){img[src^="/media/${shownAs}/"]{background-image:url(data:image/avif;base64,${preview})}}`
  );
}

/** Base64, of the pictures asked for last, empty of those that have none; a picture never changes under its hash. */
const kept = new Map<string, string>();
const mostKept = 500;

function keep(hash: string, preview: string): void {
  kept.delete(hash);
  kept.set(hash, preview);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

async function fetchPreview(hash: string): Promise<string | undefined> {
  try {
    // pictures stand beside the API
    const path = `/..${imageUrl(hash, previewWidth, 'avif')}`;
    const picture = await http.download(path, { signal: AbortSignal.timeout(patience) });
    return Buffer.from(await picture.arrayBuffer()).toString('base64');
  } catch (error) {
    return isHttpError(error) && error.status === 404 ? '' : undefined;
  }
}

/** ms */
const patience = 600;
