import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import { contrast } from '@lumora/shared-contract/styles';
import { typedColour } from './typed-colour.ts';

/** Warns of a theme colour with too little contrast to the background of the shop. */
export function ThemeContrastNote() {
  const colour = typedColour(useFormikContext<{ theme_colour: string }>().values.theme_colour);
  if (colour === undefined) return null;
  const ratio = contrast(colour, shopBackground);
  if (ratio >= minContrast) return null;

  return (
    <Alert severity="warning">
      This colour hardly shows on the dark shop (contrast {ratio.toFixed(1)}:1, lines and light need {minContrast}:1).
      Choose a brighter one.
    </Alert>
  );
}

/** `--lumora-ground` of the shop's theme */
const shopBackground = '#0b0b12';
/** minimum contrast ratio of graphics (WCAG 1.4.11) */
const minContrast = 3;
