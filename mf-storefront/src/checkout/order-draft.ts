import { paymentKinds, type OrderCustomerInput, type PaymentKind } from '@lumora/shared-contract/orders';
import { parseTexts } from '../storage/parse-texts.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** The values of the checkout form. */
export interface OrderDraft extends OrderCustomerInput {
  payment: PaymentKind;
}

/** Fields in the order of the form. */
export const draftFields = [
  'name',
  'phone',
  'email',
  'address',
  'pin_code',
  'note',
] as const satisfies (keyof OrderCustomerInput)[];

/** The values of the checkout form, stored for this tab, so that they survive a reload; empty on the server. */
export const orderDraftAtom = storedAtom('lumora-checkout', {
  parse: parseDraft,
  format: JSON.stringify,
  kind: 'session',
});

function parseDraft(text: string | null): OrderDraft {
  const empty = { name: '', phone: '', email: '', address: '', pin_code: '', note: '', payment: '' };
  const { payment, ...texts } = parseTexts(text, empty);
  return { ...texts, payment: paymentKinds.find((kind) => kind === payment) ?? 'cod' };
}
