import { useQueryClient } from '@tanstack/react-query';
import { productImageChange, type ProductImageChange, type ProductImageRow } from '@lumora/shared-contract/catalog';
import { imageUrl } from '@lumora/shared-contract/images';
import {
  type EditDialogProps,
  FormDialog,
  ImageField,
  NumberField,
  TextField,
  type ImageChange,
  type SaveOptions,
} from '@lumora/shared-ui/form';
import { changeImage, refreshImages, replaceImage } from '../images/images-api.ts';

interface ImageValues {
  /** not sent; distinguishes the images without an alt text */
  id: number;
  alt: string;
  priority: number | '';
  imageFile: ImageChange;
}

/** Edits the alt text and the priority of an image, or replaces its file. */
export function ImageDialog({ row: image, onClose }: EditDialogProps<ProductImageRow>) {
  const queryClient = useQueryClient();
  const { id, alt, priority } = image;

  async function save(input: ProductImageChange, { imageFile }: ImageValues, options: SaveOptions) {
    // another user may have changed the other field since the dialog was opened
    const change: ProductImageChange = {
      ...(input.alt !== alt && { alt: input.alt }),
      ...(input.priority !== priority && { priority: input.priority }),
    };
    try {
      return imageFile instanceof File
        ? await replaceImage(queryClient, id, { ...change, imageFile }, options)
        : await changeImage(queryClient, id, change);
    } finally {
      void refreshImages(queryClient);
    }
  }

  return (
    <FormDialog<ImageValues, ProductImageChange>
      title={`Edit image of ${image.product_name}`}
      action="Save changes"
      fallback="Update failed"
      schema={productImageChange}
      initialValues={{ id, alt, priority, imageFile: null }}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="alt" label="Alt text" help="If it is empty, the name of the product is used." autoFocus />
      <NumberField name="priority" label="Priority" help="The lowest comes first." />
      <ImageField name="imageFile" label="Picture" storedUrl={imageUrl(image.image, 320, 'webp')} isRequired />
    </FormDialog>
  );
}
