import { errorMessage, isHttpError } from '@lumora/shared-auth/core';

/** Messages of a failed lookup: of a field, or of the form when no field is wrong. */
export interface LookupErrors {
  reference?: string;
  phone?: string;
  form?: string;
}

/** Returns the message of a failed lookup at the field that it is about. */
export function toLookupErrors(error: unknown): LookupErrors {
  if (isHttpError(error) && error.status === 404) return { reference: lookupMessage(error) };
  const phone = isHttpError(error) ? error.fields?.['phone'] : undefined;
  return phone === undefined ? { form: lookupMessage(error) } : { phone };
}

/** Returns the message of a failed lookup for the shopper. */
export function lookupMessage(error: unknown): string {
  const message = errorMessage(error);
  return isRejection(error) ? message : `We cannot show your order right now. ${message}.`;
}

/** Returns whether the server rejected reference and number (4xx); after any other error a retry makes sense. */
export function isRejection(error: unknown): boolean {
  return isHttpError(error) && error.status >= 400 && error.status < 500;
}
