import type { BulkOutcome } from '@lumora/shared-contract/catalog';
import { notFoundError } from './row-changes.ts';

/** Returns the outcome of a bulk call: of the requested `ids` (each once), those in `found`, and an error for the others. */
export function toBulkOutcome(kind: string, ids: number[], found: number[]): BulkOutcome {
  const existing = new Set(found);
  const requested = [...new Set(ids)];
  const { message } = notFoundError(kind);
  return {
    done: requested.filter((id) => existing.has(id)),
    failed: requested.filter((id) => !existing.has(id)).map((id) => ({ id, name: null, message })),
  };
}
