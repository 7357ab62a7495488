import { paymentKinds, type OrderCustomerInput, type PaymentKind } from '@lumora/shared-contract/orders';
import { storedAtom } from '../storage/stored-atom.ts';

/** The values of the checkout form. */
export interface OrderDraft extends OrderCustomerInput {
  payment: PaymentKind;
}

/** The values of the checkout form, stored for this tab, so that they survive a reload; empty on the server. */
export const orderDraftAtom = storedAtom('lumora-checkout', {
  parse: parseDraft,
  format: JSON.stringify,
  kind: 'session',
});

/** Storage is not trusted: a value that is not a text counts as empty. */
function parseDraft(text: string | null): OrderDraft {
  const entries = parseEntries(text);
  const textOf = (name: keyof OrderDraft) => (typeof entries[name] === 'string' ? entries[name] : '');
  return {
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    address: textOf('address'),
    pin_code: textOf('pin_code'),
    note: textOf('note'),
    payment: paymentKinds.find((kind) => kind === entries['payment']) ?? 'cod',
  };
}

function parseEntries(text: string | null): Partial<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(text ?? '');
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {}; // a broken draft counts as empty
  }
}
