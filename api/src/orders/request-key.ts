import { createHash } from 'node:crypto';
import { requestKeyPattern, type OrderInput } from '@lumora/shared-contract';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../http/app-error.ts';

/** What the shopper's browser calls an order before it is made, and what it asks for under that name. */
export interface NamedRequest {
  key: string;
  hash: string;
}

/** The name of a request from its header, and a hash that is equal for equal requests; throws when it is not named. */
export function nameRequest(headers: IncomingHttpHeaders, input: OrderInput): NamedRequest {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !requestKeyPattern.test(key)) throw new AppError('bad_request', howToName);
  const hash = createHash('sha256')
    .update(JSON.stringify(inOneOrder(input)))
    .digest('hex');
  return { key, hash };
}

/** For who reads the API's description, and for who did not. */
export const howToName =
  'Send the header Idempotency-Key: 8 to 100 letters, digits or signs without spaces, new for every order and the same when it is sent again.';

/** Whatever the order in which a browser wrote the fields. */
function inOneOrder({ lines, ...fields }: OrderInput) {
  return [
    lines.map(({ variant_id, design_id, quantity }) => [variant_id, design_id, quantity]),
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}
