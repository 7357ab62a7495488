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

/** What is said when a write found the disk full, or one that can only be read (503). */
export const storageMessages = {
  full: 'Nothing was saved: the disk of the server is full. Make room there, then try again.',
  readOnly: 'Nothing was saved: the disk of the server cannot be written to. Make it writable, then try again.',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
