import { http, isHttpError } from '@lumora/shared-auth/core';
import type { ApiResponse, CartLine, ShopOrder } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';
import type { OrderDraft } from './order-draft.ts';

/** What is sent to be ordered. */
export interface OrderBody extends OrderDraft {
  lines: CartLine[];
  /** rupees, as the shopper saw them */
  total: number;
  voucher?: string;
}

/** An order that was sent and not answered: whether it was made, only the same again under the same key will tell. */
export interface OrderAttempt extends Ordered {
  key: string;
}

interface Ordered {
  body: OrderBody;
  /** false for the one item of Buy Now, which leaves the cart as it is */
  isOfCart: boolean;
}

const kept = safeStorage('session', 'lumora-order');

/** The attempt of this tab whose answer was lost, also by a reload; null when there is none. */
export function pendingAttempt(): OrderAttempt | null {
  try {
    const attempt = JSON.parse(kept.get() ?? 'null') as Partial<OrderAttempt> | null;
    if (typeof attempt?.key !== 'string' || !Array.isArray(attempt.body?.lines)) return null;
    // a release before this one did not keep where it came from
    return { key: attempt.key, body: attempt.body, isOfCart: attempt.isOfCart ?? true };
  } catch {
    return null; // garbage is no order
  }
}

export function newAttempt(ordered: Ordered): OrderAttempt {
  return { key: newKey(), ...ordered };
}

/** Orders, once, however often one attempt is sent; rejects with an `HttpError`. */
export async function sendOrder(attempt: OrderAttempt): Promise<ShopOrder> {
  const isFirst = pendingAttempt() === null;
  kept.set(JSON.stringify(attempt));
  try {
    const { data } = await http.post<ApiResponse<ShopOrder>>('/orders', attempt.body, { idempotencyKey: attempt.key });
    kept.set(null);
    return data;
  } catch (error) {
    if (isRefusal(error) && (isFirst || !isTooSoon(error))) kept.set(null);
    throw error;
  }
}

/** The server has said no to what it was sent; anything else leaves open whether it took it. */
function isRefusal(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}

/** The server has not looked at it, so it says nothing of what was sent before under the same key. */
export function isTooSoon(error: unknown): boolean {
  return isHttpError(error) && error.status === 429;
}

/** 128 random bits; `crypto.randomUUID` is missing where the shop is not served by https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
