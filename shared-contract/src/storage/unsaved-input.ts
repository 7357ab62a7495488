import { readStorage, writeStorage } from './browser-storage.ts';

/**
 * Name of the window event that the shell dispatches when the session of a user ends. Forms and tables store their unsaved
 * input then; `detail` is a `SessionEndedDetail`.
 */
export const sessionEndedEvent = 'lumora:session-ended';

export interface SessionEndedDetail {
  /** id of the administrator whose session ended */
  userId: number;
}

/** Key of session storage; the text is JSON of `UnsavedInput[]`. */
const key = 'lumora-unsaved-input';

/** What was typed into a form or table before the session ended. */
export interface UnsavedInput extends SessionEndedDetail {
  /** path of the page */
  path: string;
  /** identify the form: the same fields, of a row that nobody changed since; of a table, which one it is */
  initialValues: object;
  values: object;
}

/** Returns the stored input; none where it is missing or cannot be read. */
export function readUnsavedInput(): UnsavedInput[] {
  try {
    const stored: unknown = JSON.parse(readStorage('session', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsavedInput) : [];
  } catch {
    return [];
  }
}

function isUnsavedInput(stored: unknown): stored is UnsavedInput {
  if (typeof stored !== 'object' || stored === null) return false;
  const { userId, path, initialValues, values }: Partial<Record<keyof UnsavedInput, unknown>> = stored;
  return typeof userId === 'number' && typeof path === 'string' && isObject(initialValues) && isObject(values);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Replaces the stored input. */
export function storeUnsavedInput(inputs: readonly UnsavedInput[]): void {
  writeStorage('session', key, inputs.length === 0 ? null : JSON.stringify(inputs));
}
