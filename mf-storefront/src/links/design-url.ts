/** Returns the short link of a saved design on the current origin. Browser only. */
export function designUrl(id: string): string {
  return `${window.location.origin}${designPath(id)}`;
}

/** Returns the path of a saved design's page. */
export function designPath(id: string): string {
  return `/d/${id}`;
}
