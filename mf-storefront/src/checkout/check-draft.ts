import { validationMessages } from '@lumora/shared-contract/http';
import { orderCustomerInput } from '@lumora/shared-contract/orders';
import type { OrderDraft } from './order-draft.ts';

export type DraftField = keyof typeof orderCustomerInput.fields;
/** Error messages by field. */
export type DraftErrors = Partial<Record<DraftField, string>>;

/** Validates the checkout form by the schema of the API. Returns the first message of each invalid field. */
export function checkDraft(draft: OrderDraft): DraftErrors {
  return validationMessages(orderCustomerInput, draft);
}
