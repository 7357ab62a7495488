/** Fetches a file past what the browser keeps of it, and keeps that instead; resolves also when it does not come. */
export async function refresh(url: string): Promise<void> {
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}

/** Chunks and styles that do not arrive, or arrive altered, are there for the next try and the next page. */
export function refreshWhatFails(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '') void refresh(target.src);
    if (target instanceof HTMLLinkElement && target.integrity !== '') void refresh(target.href);
  };
  // such an event does not rise
  addEventListener('error', onError, { capture: true });
}
