import { paymentKinds, type PaymentKind } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

/** The values of the checkout form. */
export interface OrderDraft {
  name: string;
  phone: string;
  email: string;
  address: string;
  pin_code: string;
  note: string;
  payment: PaymentKind;
}

const storage = safeStorage('session', 'lumora-checkout');
const empty: OrderDraft = { name: '', phone: '', email: '', address: '', pin_code: '', note: '', payment: 'cod' };

/** Returns the stored form values of this tab, which survive a reload. */
export function readDraft(): OrderDraft {
  const entries = parseEntries(storage.get());
  const textOf = (name: keyof OrderDraft) => (typeof entries[name] === 'string' ? entries[name] : '');
  return {
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    address: textOf('address'),
    pin_code: textOf('pin_code'),
    note: textOf('note'),
    payment: paymentKinds.find((kind) => kind === entries['payment']) ?? empty.payment,
  };
}

/** Stores the form values for this tab. */
export function saveDraft(draft: OrderDraft): void {
  storage.set(JSON.stringify(draft));
}

function parseEntries(text: string | null): Partial<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(text ?? '');
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {}; // a broken draft counts as empty
  }
}
