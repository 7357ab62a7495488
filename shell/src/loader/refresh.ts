/** Fetches a file past what the browser keeps of it, and keeps that instead; resolves also when it does not come. */
export async function refresh(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) });
    // kept once it is whole
    await answer.arrayBuffer();
  } catch {
    // whoever needs the file finds out
  }
}

/** Chunks and styles that do not arrive, or arrive altered, are there for the next try and the next page. */
export function refreshWhatFails(): void {
  // those of the page itself were there, or not, before any script
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]'))
    if (link.sheet === null) void refresh(link.href);

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '' && !isEntry(target)) void refresh(target.src);
    if (target instanceof HTMLLinkElement && target.integrity !== '') void refresh(target.href);
  };
  // such an event does not rise
  addEventListener('error', onError, { capture: true });
}

/** Whoever adds an entry refreshes it, and waits for that. */
const isEntry = ({ dataset }: HTMLScriptElement) => 'entry' in dataset;
