/** Whether what follows a parcel is an address on the web, and so may be a link; else it is a number to read. */
export function isTrackingLink(tracking: string): boolean {
  return /^https?:\/\/[^\s]+\.[^\s]+$/i.test(tracking);
}
