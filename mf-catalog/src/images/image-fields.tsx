import { useQueryClient } from '@tanstack/react-query';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import { toast, toastError } from '@lumora/shared-ui';
import { imageChangeError } from './image-change-error.ts';
import { changeImage, refreshImages } from './images-api.ts';
import { AutosaveField } from './autosave-field.tsx';

interface ImageFieldProps {
  image: ProductImage;
  /** label of the image, such as `image 3` */
  name: string;
  isReadOnly: boolean;
}

/** Edits the priority of an image among the images of the product. */
export function PriorityField({ image, name, isReadOnly }: ImageFieldProps) {
  const queryClient = useQueryClient();

  async function commit(value: string) {
    const validationError = imageChangeError({ priority: value });
    if (validationError !== undefined || Number(value) === image.priority) return validationError;
    toast.info('Updating priority...');
    try {
      await changeImage(queryClient, image.id, { priority: Number(value) });
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

/** Edits the alt text of an image; if it is empty, the name of the product is used. */
export function AltField({ image, name, productName, isReadOnly }: ImageFieldProps & { productName: string }) {
  const queryClient = useQueryClient();

  async function commit(alt: string) {
    const validationError = imageChangeError({ alt });
    if (validationError !== undefined) return validationError;
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
      isMultiline
      placeholder={productName}
      isReadOnly={isReadOnly}
      onCommit={commit}
    />
  );
}
