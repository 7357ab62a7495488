/** Builds a multipart body. Undefined fields are left out; null is sent as an empty part, which the API reads as “no value”. */
export function toFormData(fields: Record<string, string | number | boolean | File | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value ?? ''));
  }
  return form;
}
