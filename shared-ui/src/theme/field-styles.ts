import type { Components, Theme } from '@mui/material/styles';
import { touchScreen } from './phone-screen.ts';

type ThemedComponents = Components<Omit<Theme, 'components'>>;

const singleLineInput = '&:not(.MuiInputBase-multiline, .MuiAutocomplete-inputRoot) .MuiOutlinedInput-input';
const denseStyles = { height: 20, paddingBlock: 8 };
const touchStyles = { paddingBlock: 12 };

/** Theme overrides of form fields: label above, 36 px high, help and error below. */
export const fieldStyles: ThemedComponents = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.4,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        // generated content without a text alternative, because the input itself has the attribute `required`
        '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.disabled,
        },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.action.hover,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.fieldLine,
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
    variants: [
      {
        props: { size: 'small' },
        style: { [singleLineInput]: denseStyles, [`@media ${touchScreen}`]: { [singleLineInput]: touchStyles } },
      },
    ],
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 20, lineHeight: '20px' } } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: { inputRoot: { [`@media ${touchScreen}`]: { minHeight: 44 } } },
  },
  MuiInputBase: {
    styleOverrides: {
      // iOS zooms into a focused field whose font is smaller than 16 px
      input: { '@media (pointer: coarse)': { fontSize: '1rem' } },
      multiline: { lineHeight: 1.5 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: '0.75rem', lineHeight: 16 / 12 } },
  },
};
