import { productImageChange } from '@lumora/shared-contract/catalog';

/** Validates a change of an image by the contract; returns the validation error, or undefined if the change is valid. */
export function imageChangeError(change: { priority?: string; alt?: string }): string | undefined {
  try {
    productImageChange.validateSync(change);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return error.message;
    throw error;
  }
}
