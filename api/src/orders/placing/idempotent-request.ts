import { createHash } from 'node:crypto';
import type { OrderInput } from '@lumora/shared-contract/orders';

/** Header `Idempotency-Key` of an order request, with a hash of the request body. */
export interface IdempotentRequest {
  key: string;
  hash: string;
}

/** Returns the idempotency key with the SHA-256 hash (hex) of `input`; the order of the fields does not change the hash. */
export function toIdempotentRequest(key: string, input: OrderInput): IdempotentRequest {
  const hash = createHash('sha256')
    .update(JSON.stringify(canonicalFields(input)))
    .digest('hex');
  return { key, hash };
}

function canonicalFields({ lines, ...fields }: OrderInput) {
  return [
    lines.map(({ variant_id, design_id, quantity }) => [variant_id, design_id, quantity]),
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}
