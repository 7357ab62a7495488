import { imageUrl } from '@lumora/shared-contract/images';
import { galleryPictureInput, maxPromotionTextLength, type GalleryPicture } from '@lumora/shared-contract/promotions';
import { imageParts, toFormData } from '@lumora/shared-ui/api';
import { ImageField, TextAreaField, TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { PriorityField } from '../fields/priority-field.tsx';
import { PromotionDialog, type SavedRow } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { galleryApi } from './gallery-api.ts';
import { GalleryPreview } from './gallery-preview.tsx';
import { galleryValues } from './gallery-values.ts';
import { ProductField } from './product-field.tsx';

export function GalleryDialog(dialog: RowDialogProps<GalleryPicture>) {
  return (
    <PromotionDialog
      {...dialog}
      api={galleryApi}
      noun="gallery picture"
      schema={galleryPictureInput}
      toValues={galleryValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
      Fields={GalleryFields}
      Preview={GalleryPreview}
    />
  );
}

function GalleryFields({ saved }: SavedRow<GalleryPicture>) {
  return (
    <>
      <ProductField saved={saved?.product ?? null} />
      <ImageField
        name="imageFile"
        label="Image"
        help="None: the first picture of the product. Shown 4 : 5, about 960 × 1200 px."
        storedUrl={saved?.own_image ? imageUrl(saved.own_image, 320, 'webp') : null}
      />
      <TextAreaField
        name="caption"
        label="Caption"
        rows={2}
        help={(caption) =>
          caption === ''
            ? 'Empty: the name and the short description of the product.'
            : `${caption.length} of ${maxPromotionTextLength} characters`
        }
      />
      <TextField
        name="alt"
        label="Alt text"
        help="What the picture shows, for those who do not see it. Empty: the words of the product’s picture."
      />
      <ScheduleFields />
      <PriorityField />
    </>
  );
}
