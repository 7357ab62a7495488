import { useQueryClient } from '@tanstack/react-query';
import type { ProductImage } from '@lumora/shared-contract';
import { toast, toastError } from '@lumora/shared-ui';
import { imageChangeError } from './image-change-error.ts';
import { changeImage, refreshImages } from './images-api.ts';
import { AutosaveField } from './autosave-field.tsx';

interface ImageFieldProps {
  image: ProductImage;
  /** such as `image 3` */
  name: string;
  isReadOnly: boolean;
}

/** Its place among the images of the product, as a number. */
export function PriorityField({ image, name, isReadOnly }: ImageFieldProps) {
  const queryClient = useQueryClient();

  async function commit(typed: string) {
    const refusal = imageChangeError({ priority: typed });
    if (refusal !== undefined || Number(typed) === image.priority) return refusal;
    toast.info('Updating priority...');
    try {
      await changeImage(queryClient, image.id, { priority: Number(typed) });
      return undefined;
    } catch (error) {
      return toastError(error, 'Priority update failed');
    } finally {
      void refreshImages(queryClient);
    }
  }

  return (
    <AutosaveField
      label="Priority"
      of={name}
      saved={String(image.priority)}
      inputMode="numeric"
      isReadOnly={isReadOnly}
      onCommit={commit}
    />
  );
}

/** What the image shows, for whoever cannot see it; the product's name unless told. */
export function AltField({ image, name, productName, isReadOnly }: ImageFieldProps & { productName: string }) {
  const queryClient = useQueryClient();

  async function commit(alt: string) {
    const refusal = imageChangeError({ alt });
    if (refusal !== undefined) return refusal;
    try {
      toast.success(await changeImage(queryClient, image.id, { alt }));
      return undefined;
    } catch (error) {
      return toastError(error, 'Update failed');
    } finally {
      void refreshImages(queryClient);
    }
  }

  return (
    <AutosaveField
      label="Alt text"
      of={name}
      saved={image.alt}
      placeholder={productName}
      isReadOnly={isReadOnly}
      onCommit={commit}
    />
  );
}
