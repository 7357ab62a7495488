/**
 * Calls `onChange` when another tab changes the entry `key` of localStorage, and when the page returns from the
 * back/forward cache, where it missed such changes. Returns a function that stops it.
 */
export function onStorageChange(key: string, onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onStorage = (event: StorageEvent) => {
    // `key` is null when everything was cleared
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onChange, { signal });
  return () => controller.abort();
}
