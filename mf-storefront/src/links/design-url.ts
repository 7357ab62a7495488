/** Returns the short link of a saved design on the current origin. Browser only. */
export function designUrl(id: string): string {
  return `${window.location.origin}${designPath(id)}`;
}

/** Returns the path of a saved design's page. */
export function designPath(id: string): string {
  return `/d/${id}`;
}

/** Returns the id of the design at a path of the shop; undefined for any other path. */
export function designIdOf(path: string | null): string | undefined {
  return path?.startsWith(designPath('')) ? path.slice(designPath('').length) : undefined;
}

/** The id of the list of saved designs, and the path that leads to it. */
export const savedDesignsId = 'saved-heading';
export const savedDesignsPath = `/custom-neon#${savedDesignsId}`;
