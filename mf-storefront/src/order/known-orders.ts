import type { ShopOrder } from '@lumora/shared-contract/orders';
import { safeStorage } from '@lumora/shared-contract/storage';

/** Returns the stored phone number of an order placed or opened in this tab, else null. */
export function knownPhone(reference: string): string | null {
  return phoneStorage(reference).get();
}

/** Stores the phone number of an order for this tab. */
export function saveKnownOrder({ reference, phone }: Pick<ShopOrder, 'reference' | 'phone'>): void {
  phoneStorage(reference).set(phone);
}

function phoneStorage(reference: string) {
  return safeStorage('session', `lumora-order-${reference}`);
}
