import type { OrderInput } from '@lumora/shared-contract';
import {
  consumeAttempt,
  countAttempts,
  limitSuccesses,
  refundAttempt,
  type AttemptLimit,
} from '../auth/attempts.queries.ts';
import type { DeviceScope } from '../auth/known-devices.ts';
import { variants } from '../catalog/tables.ts';
import { anyOf } from '../core/database/any-of.ts';
import type { Database } from '../core/database/database.ts';
import { isRowId } from '../core/http/row-id.ts';
import { findOrderSecret } from './orders.queries.ts';

// All of them in a quarter of an hour. Many shoppers of one mobile network share an address.
const mostOrdersPerAddress = 60;
const mostOrdersPerPhone = 20;
const mostOrdersPerProduct = 1_000;
const mostLooksPerAddress = 300;
const mostGuessesPerDevice = 20;
const mostGuessesPerPair = 5;
/** Guesses at one order, beyond which each address has one, so that its owner has one too. */
const guessesBeforeOneEach = 100;
/** Even so many, all the time, find a phone number once in half a century. */
const mostGuesses = 2_000;

interface AskedOrder {
  input: OrderInput;
  address: string;
}

/**
 * Runs `place` under the limits on orders: by address, which failures count against too, by phone number, and by what is
 * ordered, so that a flood at one product leaves the others alone. Throws `AppError` 429.
 */
export async function limitOrders<T>(
  db: Database,
  { input, address }: AskedOrder,
  place: () => Promise<T>,
): Promise<T> {
  await consumeAttempt(db, { key: `order from ${address}`, most: mostOrdersPerAddress });
  const limits = [
    { key: `order for ${input.phone}`, most: mostOrdersPerPhone },
    ...(await goodsOf(db, input)).map((goods) => ({ key: `order of ${goods}`, most: mostOrdersPerProduct })),
  ];
  return limitSuccesses(db, limits, place);
}

async function goodsOf(db: Database, { lines }: OrderInput): Promise<string[]> {
  const variantIds = lines.flatMap(({ variant_id }) => variant_id ?? []).filter(isRowId);
  const products = await db
    .selectDistinct({ id: variants.product_id })
    .from(variants)
    .where(anyOf(variants.id, variantIds));
  const hasDesigns = lines.some(({ design_id }) => design_id !== undefined);
  return [...products.map(({ id }) => `product ${id}`), ...(hasDesigns ? ['custom signs'] : [])];
}

interface OrderLook {
  reference: string;
  address: string;
  /** id of a browser that is known to the order */
  deviceId: string | null;
}

/**
 * Runs `look`, which returns null for a wrong guess, under the limits on guesses at one order. A known browser has a
 * count of its own; the others share one, in which each address keeps an attempt. Unknown orders count alike: the
 * limit must not tell. Throws `AppError` 429.
 */
export async function limitFailures<T>(
  db: Database,
  asked: OrderLook,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const { address } = asked;
  await consumeAttempt(db, { key: `look at orders from ${address}`, most: mostLooksPerAddress });
  const limits = await guessLimits(db, asked);
  for (const limit of limits) await consumeAttempt(db, limit);
  const found = await look();
  if (found !== null) for (const { key } of limits) await refundAttempt(db, key);
  return found;
}

async function guessLimits(db: Database, { reference, address, deviceId }: OrderLook): Promise<AttemptLimit[]> {
  const guesses = `order ${reference}`;
  if (deviceId !== null) return [{ key: `${guesses} from device ${deviceId}`, most: mostGuessesPerDevice }];
  const isCrowded = (await countAttempts(db, guesses)) >= guessesBeforeOneEach;
  return [
    { key: `${guesses} from ${address}`, most: isCrowded ? 1 : mostGuessesPerPair },
    { key: guesses, most: mostGuesses },
  ];
}

/** Returns what makes a browser known to an order: that it ordered, or gave the right phone number. */
export async function orderDevice(db: Database, reference: string): Promise<DeviceScope | null> {
  const secret = await findOrderSecret(db, reference);
  return secret === null ? null : { name: 'lumora-order', path: `/api/orders/${reference}`, secret };
}
