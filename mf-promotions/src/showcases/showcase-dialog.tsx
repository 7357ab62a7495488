import { imageUrl } from '@lumora/shared-contract/images';
import { maxPromotionTextLength, showcaseInput, type Showcase } from '@lumora/shared-contract/promotions';
import { ImageField, TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { PriorityField } from '../fields/priority-field.tsx';
import { PromotionDialog, type SavedRow } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { ShowcasePreview } from './showcase-preview.tsx';
import { showcaseBody, showcaseValues } from './showcase-values.ts';
import { showcasesApi } from './showcases-api.ts';

export function ShowcaseDialog(dialog: RowDialogProps<Showcase>) {
  return (
    <PromotionDialog
      {...dialog}
      api={showcasesApi}
      noun="brand showcase"
      schema={showcaseInput}
      toValues={showcaseValues}
      toBody={showcaseBody}
      Fields={ShowcaseFields}
      Preview={ShowcasePreview}
    />
  );
}

function ShowcaseFields({ saved }: SavedRow<Showcase>) {
  return (
    <>
      <TextField name="name" label="Name" help="The brand, as its sign says it." autoFocus />
      <TextField
        name="description"
        label="Description"
        help={`One line, at most ${maxPromotionTextLength} characters.`}
      />
      <ImageField
        name="imageFile"
        label="Image"
        help="Shown 4 : 3, about 1200 × 900 px."
        storedUrl={saved && imageUrl(saved.image, 320, 'webp')}
        isRequired
      />
      <ScheduleFields />
      <PriorityField />
    </>
  );
}
