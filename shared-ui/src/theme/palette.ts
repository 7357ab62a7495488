import type { ColorSystemOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** border of a field of a form; its contrast to the surface is at least 3:1, unlike that of `divider` */
    fieldLine: string;
  }
  interface PaletteOptions {
    fieldLine: string;
  }
  interface TypeBackground {
    /** background of dialogs, menus and toasts */
    raised: string;
  }
}

/** Accent colour (`--lumora-accent`). White text on it has a contrast of 5.2:1, so filled controls use it in both schemes. */
export const accent = '#6d4aff';

/** Light colour scheme. */
export const light = {
  palette: {
    primary: { main: accent, dark: '#5836e0', light: '#8b70ff', contrastText: '#ffffff' },
    secondary: { main: '#62626f', dark: '#4a4a55', light: '#8a8a98', contrastText: '#ffffff' },
    success: { main: '#15803d', contrastText: '#ffffff' },
    warning: { main: '#b45309', contrastText: '#ffffff' },
    error: { main: '#c62839', dark: '#a81d2d', contrastText: '#ffffff' },
    info: { main: '#62626f', contrastText: '#ffffff' },
    background: { default: '#f7f7f9', paper: '#ffffff', raised: '#ffffff' },
    text: { primary: '#1b1b22', secondary: '#62626f', disabled: '#9a9aa6' },
    divider: '#e4e4ea',
    fieldLine: '#8e8e9c',
    action: {
      hover: '#1b1b220a',
      selected: '#6d4aff14',
      focus: '#6d4aff1f',
      active: '#62626f',
      disabled: '#9a9aa6',
      disabledBackground: '#ececf1',
    },
    Alert: { infoStandardBg: '#f7f7f9', infoColor: '#1b1b22' },
    Tooltip: { bg: '#1b1b22' },
  },
} satisfies ColorSystemOptions;

const darkRaised = '#1d1d2b';

/**
 * Dark colour scheme, with the surfaces of the shop (`tokens.css`). The accent has a contrast of only 3.5:1 on them, so
 * text and borders use a lighter tint (7.2:1).
 */
export const dark = {
  palette: {
    primary: { main: '#a594ff', dark: '#8b70ff', light: '#c3b8ff', contrastText: '#14141f' },
    secondary: { main: '#aaa7bd', dark: '#8d8aa3', light: '#c9c7d6', contrastText: '#14141f' },
    success: { main: '#4ade80', contrastText: '#0b0b12' },
    warning: { main: '#fbbf24', contrastText: '#0b0b12' },
    error: { main: '#ff6b7a', dark: '#e04a5b', contrastText: '#0b0b12' },
    info: { main: '#aaa7bd', contrastText: '#0b0b12' },
    background: { default: '#0b0b12', paper: '#14141f', raised: darkRaised },
    text: { primary: '#f4f3f8', secondary: '#aaa7bd', disabled: '#6c6a82' },
    divider: '#2c2b3d',
    fieldLine: '#6c6a82',
    action: { hover: '#f4f3f80d', selected: '#a594ff24', focus: '#a594ff33', active: '#aaa7bd', disabled: '#6c6a82' },
    Alert: { infoStandardBg: darkRaised, infoColor: '#f4f3f8' },
    Tooltip: { bg: '#2c2b3d' },
  },
} satisfies ColorSystemOptions;
