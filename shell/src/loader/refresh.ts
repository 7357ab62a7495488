/** Fetches a file without the HTTP cache and replaces its cached copy. Never rejects; aborts after 5 s. */
export async function refresh(url: string): Promise<void> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
    // the browser caches only a complete response
    await response.arrayBuffer();
  } catch {
    // the next load of the file reports the error
  }
}

/** Refreshes the cached copy of every chunk and stylesheet that fails to load or to match its hash, for the next attempt. */
export function refreshFailedAssets(): void {
  // stylesheets of the page failed before this script could listen
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]'))
    if (link.sheet === null) void refresh(link.href);

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '' && !isEntry(target)) void refresh(target.src);
    if (target instanceof HTMLLinkElement && target.integrity !== '') void refresh(target.href);
  };
  // error events of elements do not bubble
  addEventListener('error', onError, { capture: true });
}

/** `loadEntry` refreshes entries itself. */
const isEntry = ({ dataset }: HTMLScriptElement) => 'entry' in dataset;
