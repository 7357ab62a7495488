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

/** HTTP status of each error code. */
export const errorStatus: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};
