import { describe, expect, it, test } from '@jest/globals';
import type { Variant } from '@lumora/shared-contract';
import {
  cellError,
  discountOf,
  editOf,
  rebase,
  applySaveResult,
  applyEdit,
  type EditableField,
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

const typed = (...cells: [EditableField, string][]) =>
  cells.reduce<VariantDrafts>((drafts, [field, text]) => applyEdit(drafts, saved, field, text), new Map());
const draftOf = (...cells: [EditableField, string][]) => typed(...cells).get(saved.id);

test.each<[string, string, number | null, string]>([
  ['1000', '750', 25, 'a quarter off'],
  ['1000', '666', 33, '33.4 is rounded down'],
  ['1000', '665', 34, '33.5 is rounded up'],
  ['1000', '999.99', 0, 'less than half a percent'],
  ['1000', '1000', 0, 'nothing off'],
  ['1000', '1200', 0, 'selling above show'],
  ['0', '500', 0, 'no show price'],
  ['', '500', 0, 'an empty show price is 0'],
  ['1000', '0', 0, 'no selling price'],
  ['₹1,49,999', '74999.50', 50, 'as a spreadsheet writes it'],
  ['1000', 'half', null, 'not a number'],
])('shown at “%s” and sold at “%s” makes %s%%: %s', (show, selling, percent) => {
  expect(discountOf({ saved, draft: draftOf(['show_price', show], ['selling_price', selling]) })).toBe(percent);
});

test.each<[EditableField, string, unknown]>([
  ['stock', '12', { stock: 12 }],
  ['stock', '+5', { stock: 9 }],
  ['stock', '-3', { stock: 1 }],
  ['stock', '', { stock: 0 }],
  ['selling_price', '₹1,299.50', { selling_price: 1299.5 }],
  ['selling_price', '', { selling_price: 0 }],
])('in %s, “%s” is sent as %j', (field, text, values) => {
  const draft = draftOf([field, text]);

  expect(draft && editOf(draft)).toEqual({ id: 7, updated_at: 'monday', ...(values as object) });
});

test('steps add up, and a step back to what is saved is no change', () => {
  expect(draftOf(['stock', '+1'], ['stock', '+1'])?.typed).toEqual({ stock: '6' });
  expect(draftOf(['stock', '+1'], ['stock', '-1'])).toBeUndefined();
});

test.each<[EditableField, string, string]>([
  ['stock', '-5', 'Stock is at least 0'],
  ['stock', '1.5', 'Stock must be a whole number'],
  ['stock', 'many', 'Stock must be a number'],
  ['show_price', '9.999', 'Price has at most two decimals'],
  ['show_price', '-1', 'Price is at least 0'],
])('in %s, “%s” is marked: %s', (field, text, words) => {
  expect(cellError({ saved, draft: draftOf([field, text]) }, field)).toBe(words);
});

describe('a row that somebody else changed', () => {
  const drafts = typed(['stock', '9'], ['selling_price', '800']);
  const refused = applySaveResult(drafts, [...drafts.values()], {
    saved: [],
    failed: [{ id: 7, message: 'Changed by Ravi.' }],
  });

  it('keeps what was typed, says what is saved now, and goes on from there', () => {
    const draft = rebase(refused, [{ ...saved, stock: 2, show_price: 1200, updated_at: 'tuesday' }]).get(7);

    expect(draft?.refusal).toBe('Changed by Ravi. Saved meanwhile: Show price ₹1,200, Stock 2.');
    expect(draft && editOf(draft)).toEqual({ id: 7, updated_at: 'tuesday', stock: 9, selling_price: 800 });
  });

  it('is done when it already says what was typed: the answer to the save was lost', () => {
    expect(rebase(refused, [{ ...saved, stock: 9, selling_price: 800 }]).size).toBe(0);
  });
});

test('what was typed while the save was under way stays a draft', () => {
  const sent = typed(['stock', '9']);
  const meanwhile = applyEdit(sent, saved, 'stock', '10');

  const left = applySaveResult(meanwhile, [...sent.values()], {
    saved: [{ ...saved, stock: 9, updated_at: 'b' }],
    failed: [],
  });

  expect(left.get(7)).toMatchObject({ typed: { stock: '10' }, read: { updated_at: 'b' } });
});
