import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast, minTextContrast, readableTextColour } from '@lumora/shared-contract/styles';
import { typedColour } from './typed-colour.ts';

/** Warns of a text colour with too little contrast and names the colour that shoppers see instead. */
export function OfferContrastNote() {
  const { values } = useFormikContext<{ background_colour: string; text_colour: string }>();
  const [background, foreground] = [typedColour(values.background_colour), typedColour(values.text_colour)];
  if (background === undefined || foreground === undefined) return null;
  const ratio = contrast(background, foreground);
  if (ratio >= minTextContrast) return null;

  const replacement = readableTextColour(background, foreground) === '#ffffff' ? 'white' : 'black';
  return (
    <Alert severity="warning">
      The contrast of text and background is {ratio.toFixed(1)}:1; words need {minTextContrast}:1. Shoppers see this
      text in {replacement}.
    </Alert>
  );
}
