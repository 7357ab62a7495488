import { describe, expect, it, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract/catalog';
import {
  cellError,
  draftDiscount,
  toVariantEdit,
  rebase,
  applySaved,
  applyEdit,
  type EditableField,
  markRejected,
  type VariantDrafts,
} from './variant-drafts.ts';

const saved: Variant = {
  id: 7,
  product_id: 1,
  sku: 'WN-7K2QF',
  purchase_price: 400,
  show_price: 1000,
  selling_price: 900,
  discount_percent: 10,
  stock: 4,
  is_active: 1,
  variant_images: [],
  image_hashes: [],
  variant_attributes: [],
  created_at: '2026-11-20T08:00:00Z',
  updated_at: 'monday',
};

const makeDrafts = (...cells: [EditableField, string][]) =>
  cells.reduce<VariantDrafts>((drafts, [field, text]) => applyEdit(drafts, saved, field, text), new Map());
const makeDraft = (...cells: [EditableField, string][]) => makeDrafts(...cells).get(saved.id);

test.each<[string, string, number | null, string]>([
  ['1000', '750', 25, 'a quarter'],
  ['1000', '666', 33, '33.4 is rounded down'],
  ['1000', '665', 34, '33.5 is rounded up'],
  ['1000', '999.99', 0, 'less than half a percent'],
  ['1000', '1000', 0, 'equal prices'],
  ['1000', '1200', 0, 'selling above show'],
  ['0', '500', 0, 'no show price'],
  ['', '500', 0, 'an empty show price is 0'],
  ['1000', '0', 0, 'no selling price'],
  ['₹1,49,999', '74999.50', 50, 'formatted prices'],
  ['1000', 'half', null, 'not a number'],
])('show price “%s” and selling price “%s” give a discount of %s%%: %s', (show, selling, percent) => {
  expect(draftDiscount({ saved, draft: makeDraft(['show_price', show], ['selling_price', selling]) })).toBe(percent);
});

test.each<[EditableField, string, unknown]>([
  ['stock', '12', { stock: 12 }],
  ['stock', '+5', { stock: 9 }],
  ['stock', '-3', { stock: 1 }],
  ['stock', '', { stock: 0 }],
  ['selling_price', '₹1,299.50', { selling_price: 1299.5 }],
  ['selling_price', '', { selling_price: 0 }],
])('the edit of %s to “%s” is sent as %j', (field, text, values) => {
  const draft = makeDraft([field, text]);

  expect(draft && toVariantEdit(draft)).toEqual({ id: 7, updated_at: 'monday', ...(values as object) });
});

test('relative edits add up, and an edit back to the saved value removes the draft', () => {
  expect(makeDraft(['stock', '+1'], ['stock', '+1'])?.edits).toEqual({ stock: '6' });
  expect(makeDraft(['stock', '+1'], ['stock', '-1'])).toBeUndefined();
});

test.each<[EditableField, string, string]>([
  ['stock', '-5', 'Stock is at least 0'],
  ['stock', '1.5', 'Stock must be a whole number'],
  ['stock', 'many', 'Stock must be a number'],
  ['show_price', '9.999', 'Price has at most two decimals'],
  ['show_price', '-1', 'Price is at least 0'],
])('the edit of %s to “%s” has the validation error: %s', (field, text, message) => {
  expect(cellError({ saved, draft: makeDraft([field, text]) }, field)).toBe(message);
});

describe('a row that another user changed', () => {
  const drafts = makeDrafts(['stock', '9'], ['selling_price', '800']);
  const rejectedDrafts = markRejected(drafts, [{ id: 7, message: 'Changed by Ravi.' }]);

  const conflict = 'Changed meanwhile. Stock: yours 9, theirs 2.';
  const rebased = rebase(rejectedDrafts, [{ ...saved, stock: 2, show_price: 1200, updated_at: 'tuesday' }]);

  it('preserves the edits, describes both values of an edited field and uses the new version', () => {
    const draft = rebased.get(7);

    expect([cellError({ saved, draft }, 'stock'), cellError({ saved, draft }, 'selling_price')]).toEqual([
      conflict,
      undefined,
    ]);
    expect(draft && toVariantEdit(draft)).toEqual({ id: 7, updated_at: 'tuesday', stock: 9, selling_price: 800 });
  });

  it('keeps the conflict of a field until that field is edited', () => {
    const editedOther = applyEdit(rebased, saved, 'show_price', '1300');
    const edited = applyEdit(editedOther, saved, 'stock', '10');

    expect(cellError({ saved, draft: editedOther.get(7) }, 'stock')).toBe(conflict);
    expect(cellError({ saved, draft: edited.get(7) }, 'stock')).toBeUndefined();
  });

  it('has no draft if the saved values equal the edits, as after a lost response', () => {
    expect(rebase(rejectedDrafts, [{ ...saved, stock: 9, selling_price: 800 }]).size).toBe(0);
  });
});

describe('an edit of a row that was loaded again since its first edit', () => {
  const loaded = { ...saved, stock: 1, updated_at: 'tuesday' };

  it.each([
    ['4', '4'],
    ['+5', '6'],
  ])('sets a stock of 1 by “%s” to %s', (text, stock) => {
    const draft = applyEdit(makeDrafts(['selling_price', '800']), loaded, 'stock', text).get(7);

    expect(draft && toVariantEdit(draft)).toMatchObject({
      updated_at: 'tuesday',
      selling_price: 800,
      stock: Number(stock),
    });
    expect(cellError({ saved: loaded, draft }, 'stock')).toBeUndefined();
  });

  it.each([
    ['stock', '4', 'Changed meanwhile. Stock: yours 4, theirs 1.'],
    ['selling_price', '800', 'Changed meanwhile. Stock: yours 9, theirs 1.'],
  ] as const)('of %s reports that another user changed the edited stock', (field, text, conflict) => {
    const draft = applyEdit(makeDrafts(['stock', '9']), loaded, field, text).get(7);

    expect(cellError({ saved: loaded, draft }, 'stock')).toBe(conflict);
  });
});

test.each([
  ['a new value', '10'],
  ['the value before the save', '4'],
])('an edit during a save to %s stays a draft', (_value, text) => {
  const sent = makeDrafts(['stock', '9']);
  const editedDuringSave = applyEdit(sent, saved, 'stock', text);

  const remaining = applySaved(editedDuringSave, [...sent.values()], [{ ...saved, stock: 9, updated_at: 'b' }]);

  expect(remaining.get(7)).toMatchObject({ edits: { stock: text }, base: { updated_at: 'b' } });
});
