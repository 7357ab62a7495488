import { styled, type Theme } from '@mui/material/styles';
import { moreMark } from './mark-more-to-scroll.ts';

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
    [`& ${pinnedEdge}`]: { inlineSize: 28, opacity: 0, backgroundImage: 'none' },
    [`&[${moreMark}] ${pinnedEdge}`]: moreLook(theme),
  }),
);

/** The grid's own shadow beside the pinned column: too faint, and told by a query that not every browser answers. */
const pinnedEdge = '.rdg > div:not([role], [data-measuring-cell-key])';

/** What lies under the pinned column fades out before a line. */
const moreLook = ({ vars: { palette } }: Theme) => ({
  opacity: 1,
  borderInlineEnd: `1px solid ${palette.divider}`,
  backgroundImage: `linear-gradient(to right, transparent, ${palette.background.paper})`,
});

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
  '& > [title]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
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
  placeContent: 'center',
  inlineSize: 36,
  blockSize: 'min(36px, var(--row-height))',
  padding: 0,
  border: 0,
  borderRadius: shape.borderRadius,
  background: 'none',
  color: palette.action.active,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:last-of-type': { marginInlineEnd: -8 },
  '&:hover, &:focus-visible': { backgroundColor: palette.action.hover, color: palette.text.primary },
  '& svg': { fontSize: 18 },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 'min(44px, var(--row-height))' },
});
