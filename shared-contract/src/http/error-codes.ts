/** Codes of error responses (field `error`), one for each reason that a caller can handle. They never change. */
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

/** Messages of the 503 responses when a write fails because the disk is full or read-only. */
export const storageMessages = {
  full: 'Nothing was saved: the disk of the server is full. Make room there, then try again.',
  readOnly: 'Nothing was saved: the disk of the server cannot be written to. Make it writable, then try again.',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
