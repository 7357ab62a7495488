import type { ImageChange } from '../form/image-field/image-field.tsx';

/** Returns the multipart fields for a change of one image: `fileName` holds a new file, `removalName` removes the stored one. */
export function imageParts(fileName: string, removalName: string, change: ImageChange) {
  return {
    [fileName]: change instanceof File ? change : undefined,
    [removalName]: change === 'removed' ? true : undefined,
  };
}
