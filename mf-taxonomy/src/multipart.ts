/** A form as multipart parts; what is null or undefined is left out. */
export function multipart(fields: Record<string, string | number | File | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
