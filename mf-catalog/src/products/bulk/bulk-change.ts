import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import { deleteProducts, updateProducts, type ProductFlags } from '../../catalog-api.ts';

/** A bulk action on products. */
export interface BulkChange {
  label: string;
  /** past participle for messages, as in “12 products published” */
  doneLabel: string;
  send: (ids: readonly number[]) => Promise<BulkOutcome>;
  /** whether a product that no longer exists counts as done */
  isDeletion: boolean;
}

export const flagChanges: readonly BulkChange[] = [
  flagChange('Publish', 'published', { is_active: true }),
  flagChange('Unpublish', 'unpublished', { is_active: false }),
  flagChange('Mark Best', 'marked Best', { best_seller: true }),
  flagChange('Unmark Best', 'unmarked Best', { best_seller: false }),
  flagChange('Mark New', 'marked New', { new_arrival: true }),
  flagChange('Unmark New', 'unmarked New', { new_arrival: false }),
];

export const deletion: BulkChange = { label: 'Delete', doneLabel: 'deleted', send: deleteProducts, isDeletion: true };

function flagChange(label: string, doneLabel: string, flags: ProductFlags): BulkChange {
  return { label, doneLabel, send: (ids) => updateProducts(ids, flags), isDeletion: false };
}
