import type { ImageChange } from '@lumora/shared-ui/form';

/** What a multipart body says of one picture: `part` carries a new one, `removal` takes the stored one away. */
export function pictureParts(part: string, removal: string, change: ImageChange) {
  return { [part]: change instanceof File ? change : undefined, [removal]: change === 'removed' };
}
