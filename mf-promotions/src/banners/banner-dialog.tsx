import { useFormikContext } from 'formik';
import {
  bannerInput,
  maxPromotionTextLength,
  maxPromotionTitleLength,
  type Banner,
} from '@lumora/shared-contract/promotions';
import { TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LinkField } from '../fields/link-field.tsx';
import { PriorityField } from '../fields/priority-field.tsx';
import { BannerPreview } from '../preview/banner-preview.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import { PromotionDialog, type SavedRow } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { BannerPictureFields } from './banner-picture-fields.tsx';
import { bannerBody, bannerValues, type BannerValues } from './banner-values.ts';
import { bannersApi } from './banners-api.ts';
import { positionLabels } from '../promotion-list/position-labels.ts';

export function BannerDialog(dialog: RowDialogProps<Banner>) {
  return (
    <PromotionDialog
      {...dialog}
      api={bannersApi}
      noun="banner"
      schema={bannerInput}
      toValues={bannerValues}
      toBody={bannerBody}
      Fields={BannerFields}
      Preview={BannerFormPreview}
    />
  );
}

function BannerFields({ saved }: SavedRow<Banner>) {
  return (
    <>
      <TextField name="title" label="Title" help={`At most ${maxPromotionTitleLength} characters.`} autoFocus />
      <TextField name="subtitle" label="Subtitle" help={`At most ${maxPromotionTextLength} characters. Empty: none.`} />
      <ChoiceField
        name="place"
        label="Position"
        help="A live festival banner takes home top."
        choices={positionLabels}
      />
      <LinkField />
      <BannerPictureFields saved={saved} />
      <ScheduleFields />
      <PriorityField />
    </>
  );
}

function BannerFormPreview({ saved }: SavedRow<Banner>) {
  const { title, subtitle, link, place: position } = useFormikContext<BannerValues>().values;
  const wide = usePreviewImage('wideImageFile', saved?.wide_image);
  const small = usePreviewImage('narrowImageFile', saved?.narrow_image);
  return <BannerPreview {...{ title, subtitle, link, position, wide, small }} />;
}
