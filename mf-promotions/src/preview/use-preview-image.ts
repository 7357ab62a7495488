import { useFormikContext } from 'formik';
import type { ImageChange } from '@lumora/shared-ui/form';
import type { PreviewImage } from './preview-picture.tsx';

/** Returns the current image of the field `name`: the selected file if it is valid, else the hash of the stored image. */
export function usePreviewImage(name: string, stored: string | null | undefined): PreviewImage | null {
  const { values, errors } = useFormikContext<Record<string, ImageChange>>();
  const change = values[name] ?? null;
  if (change instanceof File) return errors[name] === undefined ? change : null;
  return change === 'removed' ? null : (stored ?? null);
}
