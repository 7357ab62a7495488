import { compactReference } from '../format/compact-reference.ts';

/** Statuses of an order. `cancelled` is final; `delivered` can only be undone. */
export const orderStatuses = ['new', 'confirmed', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const nextStatusesOf: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** Returns the statuses that may follow `status`, the usual one first. */
export function nextStatuses(status: OrderStatus): readonly OrderStatus[] {
  return nextStatusesOf[status];
}

/** Returns whether an order may change from one status to another: to a next one, or back from `delivered` by mistake. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to) || (from === 'delivered' && to === 'dispatched');
}

/** Kinds of events in an order's history: creation (`new`) or another change of status, a note, parcel details. */
export const orderEventKinds = [...orderStatuses, 'note', 'parcel'] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** `cod`: cash on delivery. `chat`: the shop confirms the order on the chat first. */
export const paymentKinds = ['cod', 'chat'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `LUM-` and six characters that cannot be confused with each other (no 0, O, 1, I, L). */
export const referencePattern = /^LUM-[2-9A-HJKMNP-Z]{6}$/;

/** Completes a typed order number, such as `lum 7f3k2q`: upper case, with its prefix, without other characters. */
export function normalizeReference(typed: string): string {
  return `LUM-${compactReference(typed).replace(/^LUM/, '')}`;
}

/** Returns whether a text is a day of the calendar, such as `2026-11-25`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Max lengths of an order's texts, in characters. */
export const maxCustomerNameLength = 80;
export const maxEmailLength = 254;
export const maxAddressLength = 400;
export const maxNoteLength = 500;
export const maxReasonLength = 300;
export const maxCourierLength = 60;
export const maxTrackingLength = 300;

/** Max total of an order, in rupees. */
export const maxOrderRupees = 10_000_000;
