import { number } from 'yup';

/** The id of another row, chosen in a form, where `''` stands for none; `message` says that one is needed. */
export function rowId(message: string) {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message)
    .integer(message)
    .positive(message);
}
