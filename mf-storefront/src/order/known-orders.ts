import type { ShopOrder } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

/** The phone number by which this tab may see the order; null where it did not order. */
export function knownPhone(reference: string): string | null {
  return phoneOf(reference).get();
}

export function saveKnownOrder({ reference, phone }: Pick<ShopOrder, 'reference' | 'phone'>): void {
  phoneOf(reference).set(phone);
}

function phoneOf(reference: string) {
  return safeStorage('session', `lumora-order-${reference}`);
}
