/**
 * Runs `work` while no other tab of the shop runs work of that name; returns null if one does. Without Web Locks, as on plain
 * HTTP, tabs do not know of each other.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
}
