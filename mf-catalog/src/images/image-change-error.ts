import { productImageChange } from '@lumora/shared-contract/catalog';
import { validationMessages } from '@lumora/shared-contract/http';

/** Validates a change of an image by the contract; returns the validation error, or undefined if the change is valid. */
export function imageChangeError(change: { priority?: string; alt?: string }): string | undefined {
  return Object.values(validationMessages(productImageChange, change))[0];
}
