import { headerOfferInput, maxOfferTextLength, type HeaderOffer } from '@lumora/shared-contract/promotions';
import { TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { ColourField } from '../colours/colour-field.tsx';
import { OfferContrastNote } from '../colours/offer-contrast-note.tsx';
import { FieldRow } from '../fields/field-row.ts';
import { LinkField } from '../fields/link-field.tsx';
import { PriorityField } from '../fields/priority-field.tsx';
import { PromotionDialog } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { HeaderOfferPreview } from './header-offer-preview.tsx';
import { headerOfferValues } from './header-offer-values.ts';
import { headerOffersApi } from './header-offers-api.ts';

export function HeaderOfferDialog(dialog: RowDialogProps<HeaderOffer>) {
  return (
    <PromotionDialog
      {...dialog}
      api={headerOffersApi}
      noun="header offer"
      schema={headerOfferInput}
      toValues={headerOfferValues}
      Fields={HeaderOfferFields}
      Preview={HeaderOfferPreview}
    />
  );
}

function HeaderOfferFields() {
  return (
    <>
      <TextField name="text" label="Text" help={`One line, at most ${maxOfferTextLength} characters.`} autoFocus />
      <LinkField />
      <FieldRow>
        <ColourField name="background_colour" label="Background colour" />
        <ColourField name="text_colour" label="Text colour" />
      </FieldRow>
      <OfferContrastNote />
      <ScheduleFields />
      <PriorityField />
    </>
  );
}
