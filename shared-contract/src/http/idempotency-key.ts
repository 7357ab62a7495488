import { object, string } from '../validation/schema.ts';

/** Pattern of `Idempotency-Key`: 8 to 100 visible ASCII characters. */
const idempotencyKeyPattern = /^[!-~]{8,100}$/;

/** Returns the schema of the headers of a request that creates one `resource`, such as “order”, however often it is sent. */
export function idempotencyHeaders(resource: string) {
  const message = `Send the header Idempotency-Key: 8 to 100 letters, digits or signs without spaces, new for every ${resource} and the same when it is sent again.`;
  return object({
    'idempotency-key': string()
      .required(message)
      .matches(idempotencyKeyPattern, message)
      .meta({ description: message }),
  });
}
