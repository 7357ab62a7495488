/** Returns whether the tracking of a parcel is an http(s) URL, which pages show as a link, and not a number. */
export function isTrackingLink(tracking: string): boolean {
  return /^https?:\/\/[^\s]+\.[^\s]+$/i.test(tracking);
}
