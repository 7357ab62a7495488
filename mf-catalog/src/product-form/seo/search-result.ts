/** Approximate number of characters of a title and of a description that search engines show. */
export const maxSearchTitleLength = 60;
export const maxSearchDescriptionLength = 160;

/** Truncates a text to `maxLength` characters at a word boundary; collapses white space. */
export function truncateWords(text: string, maxLength: number): string {
  const normalized = text.trim().replaceAll(/\s+/g, ' ');
  if (normalized.length <= maxLength) return normalized;
  const start = normalized.slice(0, maxLength);
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start).trimEnd()} …`;
}

/** Describes the length of a text against `maxLength`; `substitute` names the text that replaces an empty one. */
export function lengthHint(text: string, maxLength: number, substitute: string): string {
  const { length } = text.trim();
  const count = `${length} of about ${maxLength} characters`;
  if (length === 0) return `Empty: search engines get ${substitute}. There is room for about ${maxLength} characters.`;
  return length > maxLength ? `${count}: the end will be cut off.` : `${count}.`;
}

/** Formats the URL of a product as search engines do; without the host if that is no domain, such as an IP address. */
export function searchResultPath(hostname: string, slug: string): string {
  const isDomain = /\.[a-z]{2,}$/i.test(hostname);
  return [...(isDomain ? [hostname] : []), 'products', slug].join(' › ');
}
