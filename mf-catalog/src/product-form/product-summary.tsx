import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Product } from '@lumora/shared-contract/catalog';
import { dateTime } from '@lumora/shared-ui';
import { useCategoryOptions, useSubCategoryOptions } from '../choices/taxonomy-choices.ts';
import { SectionCard } from './fields/section-card.tsx';

/** Shows what is saved of a product at a glance, whichever tab is open. */
export function ProductSummary({ product }: { product: Product }) {
  const { category_id, sub_category_id, is_active, created_at, updated_at, updated_by } = product;
  const titleIn = (options: ReturnType<typeof useCategoryOptions>, id: number | null) =>
    options?.find(({ value }) => value === id)?.label;
  const categories = [
    titleIn(useCategoryOptions(), category_id),
    titleIn(useSubCategoryOptions(category_id), sub_category_id),
  ];

  return (
    <SectionCard title="Summary">
      <Box component="dl" sx={listStyles}>
        <Fact name="Status">{is_active ? 'Visible in the shop' : 'Hidden from shoppers'}</Fact>
        <Fact name="Category">{categories.filter(Boolean).join(' / ') || '—'}</Fact>
        <Fact name="Flags">
          <MuiLink component={Link} to="?tab=flags">
            {flagsText(product)}
          </MuiLink>
        </Fact>
        <Fact name="Created">{dateTime(created_at)}</Fact>
        <Fact name="Last change">
          {dateTime(updated_at)}
          {updated_by !== '' && ` by ${updated_by}`}
        </Fact>
      </Box>
    </SectionCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function flagsText({ best_seller, new_arrival }: Product): string {
  const flags = [best_seller && 'Best seller', new_arrival && 'New arrival'];
  return flags.filter(Boolean).join(', ') || 'None';
}

const listStyles = {
  display: 'grid',
  gap: 1,
  m: 0,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& > div': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
