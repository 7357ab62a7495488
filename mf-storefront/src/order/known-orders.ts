import type { ShopOrder } from '@lumora/shared-contract';
import { keptText } from '../kept/kept-text.ts';

/** The phone number by which this tab may see the order; null where it did not order. */
export function knownPhone(reference: string): string | null {
  return phoneOf(reference).get();
}

export function rememberOrder({ reference, phone }: Pick<ShopOrder, 'reference' | 'phone'>): void {
  phoneOf(reference).set(phone);
}

function phoneOf(reference: string) {
  return keptText('session', `lumora-order-${reference}`);
}
