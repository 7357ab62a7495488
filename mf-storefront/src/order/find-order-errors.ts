import { errorMessage, isHttpError } from '@lumora/shared-auth/core';
import { isRejection } from './is-rejection.ts';

/** Messages of a failed attempt to find an order: of a field, or of the form when no field is wrong. */
export interface FindOrderErrors {
  reference?: string;
  phone?: string;
  form?: string;
}

/** Returns the message of a failed attempt to find an order at the field that it is about. */
export function toFindOrderErrors(error: unknown): FindOrderErrors {
  if (isHttpError(error) && error.status === 404) return { reference: findOrderMessage(error) };
  const phone = isHttpError(error) ? error.fields?.['phone'] : undefined;
  return phone === undefined ? { form: findOrderMessage(error) } : { phone };
}

/** Returns the message of a failed attempt to find an order for the shopper. */
export function findOrderMessage(error: unknown): string {
  const message = errorMessage(error);
  return isRejection(error) ? message : `We cannot show your order right now. ${message.replace(/\.?$/, '.')}`;
}
