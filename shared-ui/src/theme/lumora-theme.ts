import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows } from '@mui/material/styles';
import { fieldStyles } from './field-styles.ts';
import { controlStyles } from './control-styles.ts';
import { overlayStyles } from './overlay-styles.ts';
import { overlayShadow } from './overlay-shadow.ts';
import { dark, light } from './palette.ts';

const font = 'var(--lumora-font, system-ui, sans-serif)';

/**
 * MUI theme of the console. `<html data-scheme>` selects the light or dark scheme; MUI's `useColorScheme` sets and stores
 * it. The font comes from `--lumora-font` of `@lumora/shared-contract/tokens.css`.
 */
export const lumoraTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light, dark },
  shape: { borderRadius: 6 },
  shadows: flatExceptOverlays(),
  typography: {
    fontFamily: font,
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    h5: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
    body2: { fontSize: '0.8125rem', lineHeight: 20 / 13 },
    button: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.5, textTransform: 'none' },
    caption: { fontSize: '0.75rem', lineHeight: 16 / 12 },
    overline: { fontSize: '0.75rem', fontWeight: 500, lineHeight: 1.5, textTransform: 'none' },
  },
  transitions: { duration: { shortest: 80, shorter: 100, short: 120, standard: 160, complex: 200 } },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
        },
      },
    },
    ...controlStyles,
    ...fieldStyles,
    ...overlayStyles,
  },
});

/** Returns MUI's 25 shadows: none below elevation 8, the overlay shadow from 8 (menus) on. */
function flatExceptOverlays() {
  const shadows = Array.from({ length: 25 }, (_, level) => (level < 8 ? 'none' : overlayShadow));
  // the type is a tuple of 25 items
  return shadows as Shadows;
}
