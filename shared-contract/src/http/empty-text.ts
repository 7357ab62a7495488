/** Transform of a yup schema: `''`, an empty input of a form, is null. */
export const emptyToNull = (value: unknown, original: unknown) => (original === '' ? null : value);

/** Transform of a yup schema: `''` counts as absent. */
export const emptyToUndefined = (value: unknown, original: unknown) => (original === '' ? undefined : value);
