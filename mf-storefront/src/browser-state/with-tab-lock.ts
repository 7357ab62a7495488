/**
 * Runs `work` unless work of that name runs already, in this or another tab of the shop; then returns null. Runs it in any case
 * where the browser has no Web Locks, as on plain HTTP, or denies them, as with blocked storage.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!(await hasLocks())) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
}

function hasLocks(): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(false);
  return navigator.locks.query().then(
    () => true,
    () => false,
  );
}
