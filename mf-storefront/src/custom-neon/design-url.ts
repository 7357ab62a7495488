/** The short link of a kept design, at the address at which the shop is open. */
export function designUrl(id: string): string {
  return `${window.location.origin}${designPath(id)}`;
}

export function designPath(id: string): string {
  return `/d/${id}`;
}
