import { styled } from '@mui/material/styles';
import type { ProductRow } from '@lumora/shared-contract';

/** Active (dimmed while it is not), Best and New. Plain elements: a page has hundreds of them. */
export function ProductBadges({ row }: { row: ProductRow }) {
  return (
    <Badges>
      <li className={row.is_active ? 'active' : 'dimmed'} title={row.is_active ? 'Active' : 'Not active'}>
        {!row.is_active && <span>Not </span>}
        Active
      </li>
      {row.best_seller && <li>Best</li>}
      {row.new_arrival && <li>New</li>}
    </Badges>
  );
}

const Badges = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInline: 8,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 999,
    fontSize: '0.75rem',
    lineHeight: '20px',
  },
  '& .active': { borderColor: vars.palette.success.main, color: vars.palette.success.main },
  '& .dimmed': { borderStyle: 'dashed', color: vars.palette.text.disabled },
  // heard, not seen
  '& .dimmed span': { position: 'absolute', clipPath: 'inset(50%)' },
}));
