import type { Components, Theme } from '@mui/material/styles';
import { touchScreen } from './phone-screen.ts';

type ThemedComponents = Components<Omit<Theme, 'components'>>;
type Themed = { theme: Omit<Theme, 'components'> };

/** Theme overrides of surfaces: cards have a border, overlays have the overlay shadow. */
export const overlayStyles: ThemedComponents = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: ({ theme }: Themed) => ({
        ...raisedStyles(theme),
        borderRadius: 10,
        [theme.breakpoints.down('sm')]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(11 11 18 / 0.5)' } } },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, '& > *': { marginLeft: '0 !important' } } },
  },
  MuiMenu: {
    styleOverrides: { paper: ({ theme }: Themed) => ({ ...raisedStyles(theme), marginTop: 4 }), list: { padding: 4 } },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }: Themed) => raisedStyles(theme) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        padding: '4px 10px',
        borderRadius: 4,
        fontSize: '0.875rem',
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: theme.vars.palette.action.hover },
        // at the breakpoint of MUI's own rule, which would override it
        [theme.breakpoints.up('sm')]: { minHeight: 32 },
        [`@media ${touchScreen}`]: { minHeight: 44 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 100 },
    styleOverrides: { tooltip: { padding: '4px 8px', fontSize: '0.75rem', fontWeight: 500, borderRadius: 4 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({ padding: '8px 12px', borderColor: theme.vars.palette.divider }),
      head: ({ theme }: Themed) => ({
        fontSize: '0.8125rem',
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 6, padding: '4px 12px' },
      // the default is darker than the card below it
      standard: ({ theme }: Themed) =>
        theme.applyStyles('dark', { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' }),
    },
  },
};

function raisedStyles(theme: Omit<Theme, 'components'>) {
  return theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.background.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
  });
}
