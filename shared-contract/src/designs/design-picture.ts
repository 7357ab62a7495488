/** Size (px) of the picture of a saved design: the size that social networks recommend for link previews. */
export const designPictureSize = { width: 1200, height: 630 };

/** Returns the path of the picture of a saved design. */
export function designPicturePath(id: string): string {
  return `/media/designs/${id}.jpg`;
}
