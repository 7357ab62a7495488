import { setLocale } from 'yup';

export { array, boolean, mixed, number, object, string, ValidationError, type InferType, type Schema } from 'yup';

const typeLabels: Partial<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false' };

/** Returns the message for a field with a value of another type; `type` is the name that yup gives to the field's type. */
export function wrongTypeMessage(path: string, type: string): string {
  return `Send ${path} as ${typeLabels[type] ?? 'another type'}.`;
}

// yup's own message contains the raw value. A schema takes the messages of the locale when it is built, so every schema
// is built with the functions of this module.
setLocale({ mixed: { notType: ({ path, type }) => wrongTypeMessage(path, type) } });
