import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast } from '@lumora/shared-contract';
import { typedColour } from './typed-colour.ts';

/** Says while it is chosen that a theme colour is too dark to be seen on the shop's ground. */
export function ThemeContrastNote() {
  const colour = typedColour(useFormikContext<{ theme_colour: string }>().values.theme_colour);
  if (colour === undefined) return null;
  const ratio = contrast(colour, shopGround);
  if (ratio >= seen) return null;

  return (
    <Alert severity="warning">
      This colour hardly shows on the dark shop (contrast {ratio.toFixed(1)}:1, lines and light need {seen}:1). Choose a
      brighter one.
    </Alert>
  );
}

/** `--lumora-ground` of the shop's look */
const shopGround = '#0b0b12';
/** least contrast of what is not words (WCAG 1.4.11) */
const seen = 3;
