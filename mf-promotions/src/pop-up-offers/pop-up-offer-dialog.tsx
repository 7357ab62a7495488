import { imageUrl } from '@lumora/shared-contract/images';
import {
  maxPromotionTextLength,
  maxPromotionTitleLength,
  popUpOfferInput,
  type PopUpOffer,
} from '@lumora/shared-contract/promotions';
import { imageParts, toFormData } from '@lumora/shared-ui/api';
import { ImageField, NumberField, TextAreaField, TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { FieldRow } from '../fields/field-row.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LinkField } from '../fields/link-field.tsx';
import { PriorityField } from '../fields/priority-field.tsx';
import { PromotionDialog, type SavedRow } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { PopUpPreview } from './pop-up-preview.tsx';
import { audienceLabels, popUpValues } from './pop-up-values.ts';
import { popUpOffersApi } from './pop-up-offers-api.ts';

export function PopUpOfferDialog(dialog: RowDialogProps<PopUpOffer>) {
  return (
    <PromotionDialog
      {...dialog}
      api={popUpOffersApi}
      noun="pop-up offer"
      schema={popUpOfferInput}
      toValues={popUpValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
      Fields={PopUpFields}
      Preview={PopUpPreview}
    />
  );
}

function PopUpFields({ saved }: SavedRow<PopUpOffer>) {
  return (
    <>
      <TextField name="title" label="Title" help={`At most ${maxPromotionTitleLength} characters.`} autoFocus />
      <TextAreaField
        name="text"
        label="Text"
        rows={2}
        help={(text) => `${text.length} of ${maxPromotionTextLength} characters`}
      />
      <ImageField
        name="imageFile"
        label="Image"
        help="Shown above the title, about 1040 × 650 px."
        storedUrl={saved?.image ? imageUrl(saved.image, 320, 'webp') : null}
      />
      <LinkField />
      <TextField name="button_label" label="Button label" help="Shown with a link. Empty: “See it”." />
      <ChoiceField
        name="audience"
        label="Who sees it"
        help="A first visit is that of a browser which has not been in the shop before."
        choices={audienceLabels}
      />
      <FieldRow>
        <NumberField name="delay_seconds" label="Delay in seconds" help="After the page has opened." />
        <NumberField name="every_days" label="At most once in days" help="Per visitor. 0: at every visit." />
      </FieldRow>
      <ScheduleFields />
      <PriorityField />
    </>
  );
}
