import { clientNetwork } from '@lumora/shared-contract/client-network';
import type { OrderInput } from '@lumora/shared-contract/orders';
import {
  consumeAttempt,
  countAttempts,
  limitSuccesses,
  refundAttempt,
  type RateLimit,
} from '../../auth/attempts.queries.ts';
import type { DeviceScope } from '../../auth/known-devices.ts';
import { variants } from '../../catalog/tables.ts';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { findOrderSecret } from '../orders.queries.ts';

// All limits are per 15 minutes. Many shoppers of one mobile network share an IP address.
const maxOrdersPerIp = 60;
const maxOrdersPerPhone = 20;
const maxOrdersPerProduct = 1_000;
const maxLookupsPerIp = 300;
const maxGuessesPerDevice = 20;
const maxGuessesPerIpAndOrder = 5;
/** From this many guesses at one order on, each IP address has one guess, so that the customer still has one too. */
const guessesBeforeOnePerIp = 100;
/** At this rate, guessing a 10-digit phone number takes about 50 years on average. */
const maxGuessesPerOrder = 2_000;

interface OrderAttempt {
  input: OrderInput;
  address: string;
}

/**
 * Runs `place` under the limits on orders: per IP address (failed orders count too), per phone number and per ordered
 * product, so that a flood of orders of one product does not stop the others. Throws `AppError` 429 above a limit.
 */
export async function limitOrders<T>(
  db: Database,
  { input, address }: OrderAttempt,
  place: () => Promise<T>,
): Promise<T> {
  await consumeAttempt(db, { key: `order from ${clientNetwork(address)}`, maxAttempts: maxOrdersPerIp });
  const limits = [
    { key: `order for ${input.phone}`, maxAttempts: maxOrdersPerPhone },
    ...(await listOrderedItems(db, input)).map((item) => ({
      key: `order of ${item}`,
      maxAttempts: maxOrdersPerProduct,
    })),
  ];
  return limitSuccesses(db, limits, place);
}

async function listOrderedItems(db: Database, { lines }: OrderInput): Promise<string[]> {
  const variantIds = lines.flatMap(({ variant_id }) => variant_id ?? []).filter(isRowId);
  const products = await db
    .selectDistinct({ id: variants.product_id })
    .from(variants)
    .where(anyOf(variants.id, variantIds));
  const hasDesigns = lines.some(({ design_id }) => design_id !== undefined);
  return [...products.map(({ id }) => `product ${id}`), ...(hasDesigns ? ['custom signs'] : [])];
}

interface OrderLookup {
  reference: string;
  address: string;
  /** id of a browser that has placed or opened this order before, else null */
  deviceId: string | null;
}

/**
 * Runs `find`, which returns null for a wrong guess, under the limits on guesses at one order. A known browser has a
 * counter of its own. All other browsers share one, and each IP address has at least one guess. References without an
 * order are counted in the same way, so that the limit does not disclose which orders exist. Throws `AppError` 429.
 */
export async function limitFailures<T>(
  db: Database,
  lookup: OrderLookup,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const { address } = lookup;
  await consumeAttempt(db, { key: `look at orders from ${clientNetwork(address)}`, maxAttempts: maxLookupsPerIp });
  const limits = await guessLimits(db, lookup);
  for (const limit of limits) await consumeAttempt(db, limit);
  const found = await find();
  if (found !== null) for (const { key } of limits) await refundAttempt(db, key);
  return found;
}

async function guessLimits(db: Database, { reference, address, deviceId }: OrderLookup): Promise<RateLimit[]> {
  const guesses = `order ${reference}`;
  if (deviceId !== null) return [{ key: `${guesses} from device ${deviceId}`, maxAttempts: maxGuessesPerDevice }];
  const isAttacked = (await countAttempts(db, guesses)) >= guessesBeforeOnePerIp;
  return [
    { key: `${guesses} from ${clientNetwork(address)}`, maxAttempts: isAttacked ? 1 : maxGuessesPerIpAndOrder },
    { key: guesses, maxAttempts: maxGuessesPerOrder },
  ];
}

/**
 * Returns the scope of the cookie that marks a browser as known to an order (it placed the order, or sent the right phone
 * number once); null when the order does not exist.
 */
export async function findOrderDeviceScope(db: Database, reference: string): Promise<DeviceScope | null> {
  const secret = await findOrderSecret(db, reference);
  return secret === null ? null : { name: 'lumora-order', path: `/api/orders/${reference}`, secret };
}
