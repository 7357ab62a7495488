import type { Components, Theme } from '@mui/material/styles';
import { accent } from './palette.ts';
import { touchScreen } from './phone-screen.ts';

type ThemedComponents = Components<Omit<Theme, 'components'>>;

/** Focus ring of every control: 2 px, outside, in the primary colour of the scheme. */
const focusRing = (theme: Omit<Theme, 'components'>) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

const filledAccent = { backgroundColor: accent, color: '#ffffff' };

/** Theme overrides of buttons, switches, chips, links and tabs. */
export const controlStyles: ThemedComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 36,
        whiteSpace: 'nowrap',
        padding: '5px 14px',
        [`@media ${touchScreen}`]: { minWidth: 44, minHeight: 44 },
      },
      sizeSmall: {
        minHeight: 28,
        padding: '3px 10px',
        fontSize: '0.8125rem',
        [`@media ${touchScreen}`]: { minHeight: 44 },
      },
      outlined: ({ theme }) => ({
        padding: '4px 13px',
        backgroundColor: theme.vars.palette.background.raised,
        borderColor: theme.vars.palette.divider,
      }),
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => theme.applyStyles('dark', { ...filledAccent, '&:hover': { backgroundColor: '#7f60ff' } }),
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          '&:hover': {
            borderColor: theme.vars.palette.text.disabled,
            backgroundColor: theme.vars.palette.action.hover,
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
      sizeSmall: { padding: 6, fontSize: 20, [`@media ${touchScreen}`]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: 4, fontWeight: 500 },
      sizeSmall: { height: 20, fontSize: '0.75rem', wordSpacing: 1 },
    },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    // the thumb moves inside the track, so that the switch has the same outline when it is on and when it is off
    styleOverrides: {
      root: { '&.MuiSwitch-sizeSmall': { padding: 4 } },
      switchBase: ({ theme }) => ({
        '&.MuiSwitch-switchBase': { padding: 6, color: theme.vars.palette.common.white },
        '&& + .MuiSwitch-track': { opacity: 1 },
        '&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        // a thumb that is white on the accent of the dark scheme too has a contrast of only 2.5:1
        '&.MuiSwitch-switchBase.Mui-checked': { color: theme.vars.palette.primary.contrastText },
      }),
      thumb: { '.MuiSwitch-sizeSmall &': { width: 12, height: 12 }, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 8, backgroundColor: theme.vars.palette.fieldLine }),
    },
  },
  MuiSkeleton: {
    // marks the page as loading for scripts that wait until it is complete
    defaultProps: { 'aria-busy': true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 7%, transparent)`,
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    // the box of a table: 16 px with round corners, filled by the icon of a checked one
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiSvgIcon-root': { width: 16, height: 16, margin: 2, borderRadius: 4 },
        '& path': { transform: 'scale(1.334)', transformOrigin: 'center' },
        '&:not(.Mui-checked, .MuiCheckbox-indeterminate) .MuiSvgIcon-root': {
          border: `1.5px solid ${theme.vars.palette.fieldLine}`,
          '& path': { display: 'none' },
        },
      }),
    },
  },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 2, '&:focus-visible': focusRing(theme) }) },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 40,
        padding: '8px 12px',
        [`@media ${touchScreen}`]: { minHeight: 44 },
        // inside, because the row of tabs cuts off what is outside
        '&.Mui-focusVisible': { ...focusRing(theme), outlineOffset: -2 },
      }),
    },
  },
  MuiTabs: {
    defaultProps: { allowScrollButtonsMobile: true },
    // a button that cannot scroll takes no space
    styleOverrides: {
      root: { minHeight: 40, '& .MuiTabScrollButton-root.Mui-disabled': { width: 0 } },
      // as wide as the text of its tab
      indicator: { padding: '0 12px', backgroundClip: 'content-box' },
    },
  },
};
