/** Converts `''`, an empty input of a form, to null, as a transform of a yup schema. */
export const emptyToNull = (value: unknown, original: unknown) => (original === '' ? null : value);

/** Converts `''`, an empty input of a form, to undefined, which counts as absent, as a transform of a yup schema. */
export const emptyToUndefined = (value: unknown, original: unknown) => (original === '' ? undefined : value);
