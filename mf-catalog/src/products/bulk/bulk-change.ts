import type { BulkOutcome, ProductRow } from '@lumora/shared-contract/catalog';
import { deleteProducts, updateProducts, type ProductFlags } from '../../catalog-api.ts';

/** The fields of a product that bulk actions read. */
export type SelectedProduct = Pick<ProductRow, 'name' | keyof ProductFlags>;

/** A bulk action on products. */
export interface BulkChange {
  label: string;
  /** past participle for messages, as in “12 products published” */
  doneLabel: string;
  send: (ids: readonly number[]) => Promise<BulkOutcome>;
  /** whether a product that no longer exists counts as done */
  isDeletion: boolean;
  /** undefined for a change that cannot be undone */
  undo?: {
    /** returns whether the change gives this product another value */
    isNeeded: (product: SelectedProduct) => boolean;
    send: BulkChange['send'];
  };
}

export const flagChanges: readonly BulkChange[] = [
  flagChange('Publish', 'published', 'is_active', true),
  flagChange('Unpublish', 'unpublished', 'is_active', false),
  flagChange('Mark Best', 'marked Best', 'best_seller', true),
  flagChange('Unmark Best', 'unmarked Best', 'best_seller', false),
  flagChange('Mark New', 'marked New', 'new_arrival', true),
  flagChange('Unmark New', 'unmarked New', 'new_arrival', false),
];

export const deletion: BulkChange = { label: 'Delete', doneLabel: 'deleted', send: deleteProducts, isDeletion: true };

function flagChange(label: string, doneLabel: string, flag: keyof ProductFlags, value: boolean): BulkChange {
  return {
    label,
    doneLabel,
    send: (ids) => updateProducts(ids, { [flag]: value }),
    isDeletion: false,
    undo: {
      isNeeded: (product) => product[flag] !== value,
      send: (ids) => updateProducts(ids, { [flag]: !value }),
    },
  };
}
