/** Stable codes of a refusal (`error` of the answer), one per reason a caller may act on. */
export const errorCodes = {
  badRequest: 'bad_request',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  notFound: 'not_found',
  conflict: 'conflict',
  inUse: 'in_use',
  tooLarge: 'too_large',
  unsupportedType: 'unsupported_type',
  invalid: 'invalid',
  tooMany: 'too_many',
  unavailable: 'unavailable',
  internal: 'internal',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
