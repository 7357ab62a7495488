import { useFormikContext } from 'formik';
import type { ImageChange } from '@lumora/shared-ui/form';
import type { PreviewImage } from './preview-picture.tsx';

/** The picture that the field `name` stands for now: the chosen file unless it is refused, else the `stored` one's hash. */
export function usePreviewImage(name: string, stored: string | null | undefined): PreviewImage | null {
  const { values, errors } = useFormikContext<Record<string, ImageChange>>();
  const change = values[name] ?? null;
  if (change instanceof File) return errors[name] === undefined ? change : null;
  return change === 'removed' ? null : (stored ?? null);
}
