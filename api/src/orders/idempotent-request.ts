import { createHash } from 'node:crypto';
import type { OrderInput } from '@lumora/shared-contract';

/** What the shopper's browser calls an order before it is made, and what it asks for under that name. */
export interface IdempotentRequest {
  key: string;
  hash: string;
}

/** Returns the idempotency key of a request with a hash that is equal for equal requests. */
export function toIdempotentRequest(key: string, input: OrderInput): IdempotentRequest {
  const hash = createHash('sha256')
    .update(JSON.stringify(inOneOrder(input)))
    .digest('hex');
  return { key, hash };
}

/** Whatever the order in which a browser wrote the fields. */
function inOneOrder({ lines, ...fields }: OrderInput) {
  return [
    lines.map(({ variant_id, design_id, quantity }) => [variant_id, design_id, quantity]),
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}
