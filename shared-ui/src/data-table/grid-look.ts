import { styled, type Theme } from '@mui/material/styles';

interface GridLookProps {
  /** in pixels; thumbnails take their size from it */
  rowHeight: number;
}

/** Dresses react-data-grid in the theme: its variables, and the few rules that they do not reach. */
export const GridLook = styled('div', { shouldForwardProp: (name) => name !== 'rowHeight' })<GridLookProps>(
  ({ theme, rowHeight }) => ({
    '--row-height': `${rowHeight}px`,
    '& .rdg': gridLook(theme),
    '& .rdg-cell': cellLook(theme),
    '& [role="columnheader"]': headerLook(theme),
    '& .lumora-end': { textAlign: 'end', '& .lumora-header': { flexDirection: 'row-reverse' } },
    '& .lumora-quiet': { color: theme.vars.palette.text.disabled },
    '& .lumora-action': actionLook(theme),
    // what scrolls under the actions fades, more gently than the grid would have it
    '& .rdg > div:not([role], [data-measuring-cell-key])': { filter: 'opacity(0.5)' },
  }),
);

const gridLook = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    '--rdg-color': palette.text.primary,
    '--rdg-background-color': palette.background.paper,
    '--rdg-header-background-color': palette.background.paper,
    '--rdg-border-color': palette.divider,
    '--rdg-row-hover-background-color': `color-mix(in srgb, ${palette.text.primary} 3%, ${palette.background.paper})`,
    '--rdg-selection-color': palette.primary.main,
    blockSize: 'auto',
    // the grid's own content-visibility would give it no height while it is off screen
    contentVisibility: 'visible',
    border: 0,
    fontFamily: theme.typography.fontFamily,
    // longer pages scroll below their header; the ten rows of the first visit never do
    [theme.breakpoints.up('md')]: { maxBlockSize: 'max(42px + 10 * var(--row-height), 100dvh - 260px)' },
  };
};

const cellLook = ({ vars: { palette } }: Theme) => ({
  paddingInline: 12,
  borderInlineEnd: 0,
  '&:first-of-type': { paddingInlineStart: 16 },
  '&:last-of-type': { paddingInlineEnd: 16 },
  '&[aria-selected="true"]': { outline: 'none' },
  '&:focus-visible, & :focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
});

const headerLook = ({ vars: { palette } }: Theme) => ({
  color: palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 500,
  '&[aria-sort]': { color: palette.text.primary },
  '& .lumora-header': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 16 },
  '& .lumora-header > span': { overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '0.8125rem' },
  '& .lumora-unsorted': { opacity: 0, color: palette.text.disabled },
  '&:is(:hover, :focus-visible) .lumora-unsorted': { opacity: 1 },
  '@media (hover: none)': { '& .lumora-unsorted': { opacity: 1 } },
});

const actionLook = ({ vars: { palette, shape } }: Theme) => ({
  display: 'inline-grid',
  padding: 6,
  border: 0,
  borderRadius: shape.borderRadius,
  background: 'none',
  color: palette.action.active,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:last-of-type': { marginInlineEnd: -6 },
  '&:hover, &:focus-visible': { backgroundColor: palette.action.hover, color: palette.text.primary },
  '& svg': { fontSize: 18 },
  '@media (pointer: coarse)': { padding: 9 },
});
