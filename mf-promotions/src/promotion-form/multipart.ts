/** A form as multipart parts: null is sent empty, which the contract reads as none; what is undefined is left out. */
export function multipart(fields: Record<string, string | number | boolean | File | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value ?? ''));
  }
  return form;
}
