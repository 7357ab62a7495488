/** px of the picture of a kept design; what the networks that show link previews ask for. */
export const designPictureSize = { width: 1200, height: 630 };

/** Path of the picture of a kept design. */
export function designPicturePath(id: string): string {
  return `/media/designs/${id}.jpg`;
}
