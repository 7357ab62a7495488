import { useFormikContext } from 'formik';
import {
  festivalBannerInput,
  maxPromotionTextLength,
  maxPromotionTitleLength,
  type FestivalBanner,
} from '@lumora/shared-contract/promotions';
import { TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { BannerPictureFields } from '../banners/banner-picture-fields.tsx';
import { bannerBody } from '../banners/banner-values.ts';
import { ColourField } from '../colours/colour-field.tsx';
import { ThemeContrastNote } from '../colours/theme-contrast-note.tsx';
import { typedColour } from '../colours/typed-colour.ts';
import { FieldRow } from '../fields/field-row.ts';
import { LinkField } from '../fields/link-field.tsx';
import { PriorityField } from '../fields/priority-field.tsx';
import { BannerPreview } from '../preview/banner-preview.tsx';
import { usePreviewImage } from '../preview/use-preview-image.ts';
import { PromotionDialog, type SavedRow } from '../promotion-form/promotion-dialog.tsx';
import { ScheduleFields } from '../schedule/schedule-fields.tsx';
import { festivalBannerValues, type FestivalBannerValues } from './festival-banner-values.ts';
import { festivalBannersApi } from './festival-banners-api.ts';

export function FestivalBannerDialog(dialog: RowDialogProps<FestivalBanner>) {
  return (
    <PromotionDialog
      {...dialog}
      api={festivalBannersApi}
      noun="festival banner"
      schema={festivalBannerInput}
      toValues={festivalBannerValues}
      toBody={bannerBody}
      Fields={FestivalBannerFields}
      Preview={FestivalBannerFormPreview}
    />
  );
}

function FestivalBannerFields({ saved }: SavedRow<FestivalBanner>) {
  return (
    <>
      <FieldRow>
        <TextField name="festival_name" label="Festival name" help="Stands above the title." autoFocus />
        <ColourField name="theme_colour" label="Theme colour" help="Lights the whole shop while it is live." />
      </FieldRow>
      <ThemeContrastNote />
      <TextField name="title" label="Title" help={`At most ${maxPromotionTitleLength} characters.`} />
      <TextField name="subtitle" label="Subtitle" help={`At most ${maxPromotionTextLength} characters. Empty: none.`} />
      <LinkField />
      <BannerPictureFields saved={saved} />
      <ScheduleFields />
      <PriorityField />
    </>
  );
}

function FestivalBannerFormPreview({ saved }: SavedRow<FestivalBanner>) {
  const { title, subtitle, link, festival_name, theme_colour } = useFormikContext<FestivalBannerValues>().values;
  const wide = usePreviewImage('wideImageFile', saved?.wide_image);
  const small = usePreviewImage('narrowImageFile', saved?.narrow_image);
  const festival = { name: festival_name, colour: typedColour(theme_colour) ?? '#ff7a1a' };
  return <BannerPreview position="home_top" {...{ title, subtitle, link, wide, small, festival }} />;
}
