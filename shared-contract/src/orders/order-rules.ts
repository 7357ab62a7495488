/** How an order goes on. A cancelled or delivered one stays as it is. */
export const orderStatuses = ['new', 'confirmed', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** `cod`: cash on delivery. `chat`: confirmed on the chat first. */
export const paymentKinds = ['cod', 'chat'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `LUM-` and six signs, none of which looks like another (no 0, O, 1, I, L). */
export const referencePattern = /^LUM-[2-9A-HJKMNP-Z]{6}$/;

/** Longest texts of an order, in characters. */
export const longestAddress = 400;
export const longestNote = 500;
