import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast, isColour } from './contrast.ts';

/** Says while it is chosen that a theme colour is too dark to be seen on the shop's ground. */
export function ThemeContrastNote() {
  const { theme_colour } = useFormikContext<{ theme_colour: string }>().values;
  if (!isColour(theme_colour)) return null;
  const ratio = contrast(theme_colour, shopGround);
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
