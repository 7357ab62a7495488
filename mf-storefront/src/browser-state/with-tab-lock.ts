/**
 * Runs `work` under the Web Lock `name`; returns null without running it while this or another tab holds the lock. Runs `work`
 * without a lock where the browser has none, as on plain HTTP, or denies them, as with blocked storage.
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
