import { styled } from '@mui/material/styles';
import { formatCount } from './format-count.ts';

interface ScrollListProps {
  label: string;
  items: readonly { key: string | number; lead: string; words: string }[];
}

/** More are not read one by one; copied or mended they are all the same. */
const mostShown = 200;

/** Many lines of a name and what is said of it, in a box that scrolls. */
export function ScrollList({ label, items }: ScrollListProps) {
  return (
    // a box that scrolls must be reached by keyboard
    <Box tabIndex={0} aria-label={label}>
      {items.slice(0, mostShown).map(({ key, lead, words }) => (
        <li key={key}>
          <strong>{lead}</strong> <span>{words}</span>
        </li>
      ))}
      {items.length > mostShown && <li>and {formatCount(items.length - mostShown)} more</li>}
    </Box>
  );
}

const Box = styled('ul')(({ theme: { vars } }) => ({
  minHeight: 44,
  maxHeight: 280,
  margin: 0,
  padding: '4px 12px',
  overflow: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { paddingBlock: 6 },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& strong': { fontWeight: 500, marginInlineEnd: 8 },
  '& span': { color: vars.palette.text.secondary },
}));
