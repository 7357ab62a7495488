/** Replaces `:id` and `:name` in a path or its query string. */
export function fillPath(path: string, { id, name }: { id: number; name: string }): string {
  return path.replace(/:(id|name)\b/g, (_match, key) => (key === 'id' ? String(id) : encodeURIComponent(name)));
}
