/** What is none, the database need not be asked for. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(text);
}
