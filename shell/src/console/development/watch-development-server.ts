import { developmentEvents, type DevelopmentMessage } from '@lumora/shared-contract/releases';

/** State of a development server and its last build. */
export type DevelopmentState =
  | { kind: 'running' }
  /** the last build failed; the page keeps its current code */
  | { kind: 'failed'; errors: string }
  /** the newest code needs a page reload */
  | { kind: 'stale' }
  /** the connection is lost */
  | { kind: 'gone' };

/** Delay before the next attempt to connect. */
const reconnectDelayMs = 1_000;

/**
 * Watches the builds of a development server over a WebSocket. After a successful build it notifies the module under
 * development by a window event; `onChange` receives every new state. Returns a function that stops it.
 */
export function watchDevelopmentServer(origin: string, onChange: (state: DevelopmentState) => void): () => void {
  let socket: WebSocket;
  let timer: number | undefined;
  let isStale = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  function connect(): void {
    socket = new WebSocket(origin.replace('http:', 'ws:'));
    socket.addEventListener('message', ({ data }) => handleNews(JSON.parse(String(data))), { signal });
    socket.addEventListener('close', handleClose, { signal });
  }

  function handleNews(news: DevelopmentMessage): void {
    if (news.state === 'failed') onChange({ kind: 'failed', errors: news.errors });
    else if (isStale || news.isConsoleNew) markStale();
    else {
      onChange({ kind: 'running' });
      window.dispatchEvent(new CustomEvent(developmentEvents.built, { detail: news.hash }));
    }
  }

  function handleClose(): void {
    isStale = true;
    onChange({ kind: 'gone' });
    timer = window.setTimeout(connect, reconnectDelayMs);
  }

  /** From now on every build needs a page reload. */
  function markStale(): void {
    isStale = true;
    onChange({ kind: 'stale' });
  }

  connect();
  window.addEventListener(developmentEvents.stale, markStale, { signal });
  return () => {
    stopping.abort();
    clearTimeout(timer);
    socket.close();
  };
}
