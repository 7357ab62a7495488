import { developmentEvents, type DevelopmentMessage } from '@lumora/shared-contract';

export type DevelopmentState =
  | { is: 'running' }
  /** the newest code does not compile; the page keeps what it has */
  | { is: 'failed'; errors: string }
  /** what is there now needs a new page */
  | { is: 'stale' }
  | { is: 'gone' };

/** How long (ms) until a server that has gone is looked for again. */
const pause = 1_000;

/**
 * Hears of each build of a development server, hands new code to the module under development, and tells how things
 * stand. Answers how to stop.
 */
export function watchDevelopmentServer(origin: string, tell: (state: DevelopmentState) => void): () => void {
  let socket: WebSocket;
  let timer: number | undefined;
  let isStale = false;
  const leaving = new AbortController();
  const { signal } = leaving;

  function connect(): void {
    socket = new WebSocket(origin.replace('http:', 'ws:'));
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as DevelopmentMessage), { signal });
    socket.addEventListener('close', lose, { signal });
  }

  function hear(news: DevelopmentMessage): void {
    if (news.state === 'failed') tell({ is: 'failed', errors: news.errors });
    else if (isStale || news.isConsoleNew) goStale();
    else {
      tell({ is: 'running' });
      window.dispatchEvent(new CustomEvent(developmentEvents.built, { detail: news.hash }));
    }
  }

  function lose(): void {
    isStale = true;
    tell({ is: 'gone' });
    timer = window.setTimeout(connect, pause);
  }

  /** From here on nothing but a new page helps. */
  function goStale(): void {
    isStale = true;
    tell({ is: 'stale' });
  }

  connect();
  window.addEventListener(developmentEvents.stale, goStale, { signal });
  return () => {
    leaving.abort();
    clearTimeout(timer);
    socket.close();
  };
}
