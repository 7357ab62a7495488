import { paymentKinds, type PaymentKind } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

/** What a shopper types at the checkout. */
export interface OrderDraft {
  name: string;
  phone: string;
  email: string;
  address: string;
  pin_code: string;
  note: string;
  payment: PaymentKind;
}

const kept = safeStorage('session', 'lumora-checkout');
const empty: OrderDraft = { name: '', phone: '', email: '', address: '', pin_code: '', note: '', payment: 'cod' };

/** What was typed in this tab, also before the page was loaded anew. */
export function readDraft(): OrderDraft {
  const known = entriesOf(kept.get());
  const words = (name: keyof OrderDraft) => (typeof known[name] === 'string' ? known[name] : '');
  return {
    name: words('name'),
    phone: words('phone'),
    email: words('email'),
    address: words('address'),
    pin_code: words('pin_code'),
    note: words('note'),
    payment: paymentKinds.find((kind) => kind === known['payment']) ?? empty.payment,
  };
}

export function saveDraft(draft: OrderDraft): void {
  kept.set(JSON.stringify(draft));
}

function entriesOf(text: string | null): Partial<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(text ?? '');
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {}; // nobody is helped by hearing that a stored draft was garbage
  }
}
