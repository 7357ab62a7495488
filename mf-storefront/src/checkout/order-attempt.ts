import { http, isHttpError } from '@lumora/shared-auth/core';
import type { CartLine } from '@lumora/shared-contract/cart';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { safeStorage } from '@lumora/shared-contract/storage';
import { newIdempotencyKey } from '../browser-state/idempotency-key.ts';
import { isRejection } from '../order/is-rejection.ts';
import type { OrderDraft } from './order-draft.ts';

/** Body of `POST /orders`. */
export interface OrderBody extends OrderDraft {
  lines: CartLine[];
  /** rupees, as shown to the shopper */
  total: number;
  voucher?: string;
}

/** A sent order. Without a response, only another request with the same idempotency key shows whether it was placed. */
export interface OrderAttempt extends OrderRequest {
  key: string;
}

interface OrderRequest {
  body: OrderBody;
  /** false for the line of Buy Now, which does not change the cart */
  isOfCart: boolean;
}

const storage = safeStorage('session', 'lumora-order');

/** Returns the attempt of this tab without a response, also after a reload; null without one. */
export function pendingAttempt(): OrderAttempt | null {
  try {
    const attempt: unknown = JSON.parse(storage.get() ?? 'null');
    if (!isStoredAttempt(attempt)) return null;
    return { key: attempt.key, body: attempt.body, isOfCart: attempt.isOfCart ?? true };
  } catch {
    return null; // not JSON
  }
}

/** Attempts stored by earlier releases have no `isOfCart`. */
type StoredAttempt = Omit<OrderAttempt, 'isOfCart'> & Partial<Pick<OrderAttempt, 'isOfCart'>>;

function isStoredAttempt(value: unknown): value is StoredAttempt {
  const { key, body }: Partial<OrderAttempt> = Object(value);
  return typeof key === 'string' && Array.isArray(body?.lines) && typeof body.total === 'number';
}

/** Forgets the attempt of this tab without a response; if it was placed, it stays placed. */
export function dropAttempt(): void {
  storage.set(null);
}

/** Creates an attempt with a new idempotency key. */
export function newAttempt(request: OrderRequest): OrderAttempt {
  return { key: newIdempotencyKey(), ...request };
}

/**
 * Sends an order. The idempotency key guarantees one order however often an attempt is sent. The attempt stays stored until
 * the server responds. Rejects with `HttpError`.
 */
export async function sendOrder(attempt: OrderAttempt): Promise<ShopOrder> {
  const isFirst = pendingAttempt() === null;
  storage.set(JSON.stringify(attempt));
  try {
    const { data } = await http.post<ApiResponse<ShopOrder>>('/orders', attempt.body, { idempotencyKey: attempt.key });
    storage.set(null);
    return data;
  } catch (error) {
    if (isRejection(error) && (isFirst || !isRateLimited(error))) storage.set(null);
    throw error;
  }
}

/** Returns whether the error is a 429: the server did not process the request, so an earlier one may have been placed. */
export function isRateLimited(error: unknown): boolean {
  return isHttpError(error) && error.status === 429;
}
