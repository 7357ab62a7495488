import { styled } from '@mui/material/styles';
import { formatNumber } from '@lumora/shared-contract/format';

interface ScrollListProps {
  label: string;
  items: readonly { key: string | number; title: string; text: string }[];
}

/** Limits the rendered items; a longer list is copied or corrected as a whole. */
const maxRenderedItems = 200;

/** Renders items of a title and a text in a scrollable list. */
export function ScrollList({ label, items }: ScrollListProps) {
  return (
    // focusable, because a scrollable element must be reachable by keyboard
    <ScrollableList tabIndex={0} aria-label={label}>
      {items.slice(0, maxRenderedItems).map(({ key, title, text }) => (
        <li key={key}>
          <strong>{title}</strong> <span>{text}</span>
        </li>
      ))}
      {items.length > maxRenderedItems && <li>and {formatNumber(items.length - maxRenderedItems)} more</li>}
    </ScrollableList>
  );
}

const ScrollableList = styled('ul')(({ theme: { vars } }) => ({
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
