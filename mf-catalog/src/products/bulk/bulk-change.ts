import type { BulkOutcome } from '@lumora/shared-contract';
import { deleteProducts, updateProducts, type ProductFlags } from '../../catalog-api.ts';

/** Something that can be done with many products. */
export interface BulkChange {
  label: string;
  /** what a product then is, as in “12 products activated” */
  done: string;
  send: (ids: readonly number[]) => Promise<BulkOutcome>;
  /** whether a product that is not there any more is what was wanted */
  isDeletion: boolean;
}

export const flagChanges: readonly BulkChange[] = [
  flagChange('Activate', 'activated', { is_active: true }),
  flagChange('Deactivate', 'deactivated', { is_active: false }),
  flagChange('Mark Best', 'marked Best', { best_seller: true }),
  flagChange('Unmark Best', 'unmarked Best', { best_seller: false }),
  flagChange('Mark New', 'marked New', { new_arrival: true }),
  flagChange('Unmark New', 'unmarked New', { new_arrival: false }),
];

export const deletion: BulkChange = { label: 'Delete', done: 'deleted', send: deleteProducts, isDeletion: true };

function flagChange(label: string, done: string, flags: ProductFlags): BulkChange {
  return { label, done, send: (ids) => updateProducts(ids, flags), isDeletion: false };
}
