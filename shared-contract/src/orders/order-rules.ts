/** How an order goes on. A cancelled or delivered one stays as it is. */
export const orderStatuses = ['new', 'confirmed', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const nextStatusesOf: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** The statuses that an order may be brought into next, the usual one first. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return nextStatusesOf[status];
}

/** What may stand in an order's history: that it came (`new`) or came into a status, a note, or where its parcel is. */
export const orderEventKinds = [...orderStatuses, 'note', 'parcel'] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** `cod`: cash on delivery. `chat`: confirmed on the chat first. */
export const paymentKinds = ['cod', 'chat'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `LUM-` and six signs, none of which looks like another (no 0, O, 1, I, L). */
export const referencePattern = /^LUM-[2-9A-HJKMNP-Z]{6}$/;

/** Longest texts of an order, in characters. */
export const maxAddressLength = 400;
export const maxNoteLength = 500;
export const maxReasonLength = 300;
export const maxCourierLength = 60;
export const maxTrackingLength = 300;

/** Largest sum of one order, in rupees. */
export const maxOrderPaise = 10_000_000;

/** What `Idempotency-Key` looks like: 8 to 100 visible ASCII characters. */
export const idempotencyKeyPattern = /^[!-~]{8,100}$/;
