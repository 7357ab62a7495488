import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Variant } from '@lumora/shared-contract/catalog';
import { BulkSetPreview } from './bulk-set-preview.tsx';

const variant = (id: number): Variant => ({
  id,
  product_id: 1,
  sku: `LUM-${id}`,
  purchase_price: 500,
  show_price: 1000,
  selling_price: 900,
  discount_percent: 10,
  stock: 3,
  is_active: 1,
  variant_images: [],
  image_hashes: [],
  variant_attributes: [],
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
});

it('shows the first 100 variants of a large change, and the number of the others', () => {
  const rows = Array.from({ length: 1250 }, (_, index) => ({ variant: variant(index + 1), before: 900, after: 990 }));

  render(<BulkSetPreview rows={rows} isPrice />);

  // with the header, and the row that counts the others
  expect(screen.getAllByRole('row')).toHaveLength(102);
  expect(screen.getByRole('cell', { name: 'LUM-100' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'and 1,150 more' })).toBeVisible();
});
