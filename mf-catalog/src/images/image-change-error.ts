import { productImageChange } from '@lumora/shared-contract';

/** Why a change of an image may not be sent, in the words of the contract; undefined when it may. */
export function imageChangeError(change: { priority?: string; alt?: string }): string | undefined {
  try {
    productImageChange.validateSync(change);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
