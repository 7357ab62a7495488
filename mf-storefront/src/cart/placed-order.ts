import { safeStorage } from '@lumora/shared-contract/storage';

/** The reference of the order that was placed in this tab last, until the shopper has another cart; null without one. */
export const placedOrderStorage = safeStorage('session', 'lumora-placed-order');
