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
    '& .lumora-select': selectLook(theme),
    '& .lumora-editable': editableLook(theme),
    '& .lumora-editor': editorLook(theme),
    [`& ${pinnedEdge}`]: { inlineSize: 28, opacity: 0, backgroundImage: 'none' },
    [`&[${moreMark}] ${pinnedEdge}`]: moreLook(theme),
  }),
);

/** `percent` of a colour over the surface of the table: rows must be opaque, as others scroll under them. */
const tint = (colour: string, { background }: Theme['vars']['palette'], percent: number) =>
  `color-mix(in srgb, ${colour} ${percent}%, ${background.paper})`;

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
    '--rdg-row-hover-background-color': tint(palette.text.primary, palette, 3),
    '--rdg-selection-color': palette.primary.main,
    '--rdg-row-selected-background-color': tint(palette.primary.main, palette, 8),
    '--rdg-row-selected-hover-background-color': tint(palette.primary.main, palette, 12),
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

const selectLook = ({ vars: { palette } }: Theme) => ({
  // twice, to outdo the padding of a first cell
  '&&': { paddingInline: 0 },
  '& > label': { display: 'grid', placeItems: 'center', blockSize: '100%', cursor: 'pointer' },
  '& input': { inlineSize: 16, blockSize: 16, margin: 0, accentColor: palette.primary.main, cursor: 'inherit' },
});

const editableLook = ({ vars: { palette } }: Theme) => ({
  cursor: 'text',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.divider}` },
  '&.lumora-changed': { backgroundColor: tint(palette.warning.main, palette, 12) },
  '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${palette.error.main}`, color: palette.error.main },
});

const editorLook = ({ vars: { palette } }: Theme) => ({
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: 11,
  border: 0,
  outline: `2px solid ${palette.primary.main}`,
  outlineOffset: -2,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  font: 'inherit',
  textAlign: 'inherit',
  // iOS zooms into smaller type when the field is focused
  '@media (pointer: coarse)': { fontSize: 16 },
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
  // links and buttons stand beside each other
  '&:last-child': { marginInlineEnd: -8 },
  '&:hover, &:focus-visible': { backgroundColor: palette.action.hover, color: palette.text.primary },
  '& svg': { fontSize: 18 },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 'min(44px, var(--row-height))' },
});
