import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast, minTextContrast, readableTextColour } from '@lumora/shared-contract';
import { typedColour } from './typed-colour.ts';

/** Says while it is chosen that a text could not be read on its ground, and what shoppers see in its place. */
export function OfferContrastNote() {
  const { values } = useFormikContext<{ background_colour: string; text_colour: string }>();
  const [ground, ink] = [typedColour(values.background_colour), typedColour(values.text_colour)];
  if (ground === undefined || ink === undefined) return null;
  const ratio = contrast(ground, ink);
  if (ratio >= minTextContrast) return null;

  const instead = readableTextColour(ground, ink) === '#ffffff' ? 'white' : 'black';
  return (
    <Alert severity="warning">
      The contrast of text and background is {ratio.toFixed(1)}:1; words need {minTextContrast}:1. Shoppers see this
      text in {instead}.
    </Alert>
  );
}
