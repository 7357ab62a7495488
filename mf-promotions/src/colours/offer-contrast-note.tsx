import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast, isColour, readable, shownInk } from './contrast.ts';

/** Says while it is chosen that a text could not be read on its ground, and what shoppers see in its place. */
export function OfferContrastNote() {
  const { values } = useFormikContext<{ background_colour: string; text_colour: string }>();
  const { background_colour: ground, text_colour: ink } = values;
  if (!isColour(ground) || !isColour(ink)) return null;
  const ratio = contrast(ground, ink);
  if (ratio >= readable) return null;

  const instead = shownInk(ground, ink) === '#ffffff' ? 'white' : 'black';
  return (
    <Alert severity="warning">
      The contrast of text and background is {ratio.toFixed(1)}:1; words need 4.5:1. Shoppers see this text in {instead}
      .
    </Alert>
  );
}
