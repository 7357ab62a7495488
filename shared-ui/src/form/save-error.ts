interface SaveError {
  /** words for the toast */
  message: string;
  /** what belongs beside a field of the form */
  fields: Record<string, string>;
  /** what belongs beside none, null when everything has its field */
  rest: string | null;
  /** somebody else has changed what is edited */
  isConflict: boolean;
  /** the console says so itself and leaves the page */
  isSignedOut: boolean;
}

/** Sorts what a failed save says by where it is shown. Knows an `HttpError` by its name: it may come from another bundle. */
export function toSaveError(error: unknown, fieldNames: string[], fallback: string): SaveError {
  const message = messageOf(error, fallback);
  const { status, fields = {} } = isHttpFailure(error) ? error : {};
  const known = Object.entries(fields).filter(([name]) => fieldNames.includes(name));
  const unknown = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));

  return {
    message,
    fields: Object.fromEntries(known),
    rest: known.length > 0 && unknown.length === 0 ? null : [message, ...unknown.map(([, words]) => words)].join(' '),
    isConflict: status === 409 && known.length === 0,
    isSignedOut: status === 401,
  };
}

interface HttpFailure {
  status?: number;
  fields?: Record<string, string> | undefined;
}

export function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'HttpError';
}

/** The error's own words, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message.trim()) || fallback;
}
