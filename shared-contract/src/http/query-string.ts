export type Query = Record<string, string | number | boolean | null | undefined>;

/** Returns `?a=1&b=2` sorted by name, or '' without entries. Entries that are null, undefined or '' are left out. */
export function queryString(query: Query = {}): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const parameters = new URLSearchParams(entries);
  parameters.sort();
  const text = parameters.toString();
  return text && `?${text}`;
}
