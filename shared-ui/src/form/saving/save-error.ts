import { clientErrorCodes, errorMessage, isHttpError, type HttpError } from '@lumora/shared-contract/http-error';

/** A failed save, split by the place of display. */
export interface SaveError {
  /** message of the toast */
  message: string;
  /** validation errors by the name of a field of this form */
  fields: Record<string, string>;
  /** message above the buttons; null if every error has its field */
  notice: string | null;
  /** true for a 409 without field errors: somebody else changed the row */
  isConflict: boolean;
  /** true for a 401, which the console handles itself */
  isSignedOut: boolean;
}

/** Splits the error of a failed save by where it is shown. `fallback` is the message of an error without one. */
export function toSaveError(error: unknown, fieldNames: string[], fallback: string): SaveError {
  const message = errorMessage(error, fallback);
  const { status, code, fields = {} }: Partial<HttpError> = isHttpError(error) ? error : {};
  const advice = code === clientErrorCodes.network ? ' Nothing you typed is lost.' : '';
  const ownFields = Object.entries(fields).filter(([name]) => fieldNames.includes(name));
  const otherFields = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));

  return {
    message,
    fields: Object.fromEntries(ownFields),
    notice:
      ownFields.length > 0 && otherFields.length === 0
        ? null
        : [message + advice, ...otherFields.map(([, text]) => text)].join(' '),
    isConflict: status === 409 && ownFields.length === 0,
    isSignedOut: status === 401,
  };
}
