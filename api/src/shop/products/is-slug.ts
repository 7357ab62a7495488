/** Returns whether `text` can be a slug; any other text needs no database query. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(text);
}
