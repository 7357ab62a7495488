import { setLocale, string as textAsTyped } from 'yup';

export { array, boolean, mixed, number, object, ValidationError, type InferType, type Schema } from 'yup';

/** The schema of a password: the stored hashes are of the text as it was typed. */
export { textAsTyped };

/**
 * Returns the schema of a text, which it composes (NFC): one keyboard writes the letter ज़ as one character, another as two,
 * and both must be found and compared alike.
 */
export function string<Text extends string = string>() {
  return textAsTyped<Text>().transform((text: unknown) => (typeof text === 'string' ? text.normalize() : text));
}

const typeLabels: Partial<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false' };

/** Returns the message for a field with a value of another type; `type` is the name that yup gives to the field's type. */
export function wrongTypeMessage(path: string, type: string): string {
  return `Send ${path} as ${typeLabels[type] ?? 'another type'}.`;
}

// yup's own message contains the raw value. A schema takes the messages of the locale when it is built, so every schema
// is built with the functions of this module.
setLocale({ mixed: { notType: ({ path, type }) => wrongTypeMessage(path, type) } });
