import { releaseSetId } from './release-set.ts';

export interface ModuleReport {
  module: string;
  release: string;
  kind: 'load' | 'error' | 'recovered';
  /** how long the load took */
  ms?: number;
  error?: unknown;
}

/** What the gateway takes of a message and of a path; a longer report is refused whole. */
const longest = { message: 2000, path: 500 };

/** Tells the gateway how a release fares in this browser; answers the id under which a failure can be found in its log. */
export function reportModule({ error, ...report }: ModuleReport): string {
  // not `crypto.randomUUID`: over plain http, outside localhost, there is none
  const id = Math.random().toString(36).slice(2, 10);
  const message = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, longest.message) : undefined;
  const path = location.pathname.slice(0, longest.path);
  void send({ ...report, id, message, path });
  return id;
}

interface SentReport extends Omit<ModuleReport, 'error'> {
  id: string;
  message: string | undefined;
  path: string;
}

/** The gateway counts a report with a nonce of its page, which it cannot carry itself: shoppers share cached pages. */
async function send(report: SentReport): Promise<void> {
  const set = releaseSetId();
  const nonce = set === undefined ? undefined : await requestNonce({ set, path: report.path });
  navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, set, nonce }));
}

/** Undefined where the page's release set is served no more, or the gateway does not answer: the report is logged then. */
async function requestNonce(page: { set: string; path: string }): Promise<string | undefined> {
  try {
    // not ended by a visitor who goes on to the next page
    const response = await fetch(`/telemetry/nonce?${new URLSearchParams(page)}`, { keepalive: true });
    const { nonce } = (await response.json()) as { nonce: string | null };
    return nonce ?? undefined;
  } catch {
    return undefined;
  }
}
