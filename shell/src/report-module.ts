import { releaseSetId } from './release-set.ts';

/** A load, a failure, or a load after a failure (`recovered`) of a release. */
export interface ModuleReport {
  module: string;
  release: string;
  kind: 'load' | 'error' | 'recovered';
  /** duration of the load */
  ms?: number;
  error?: unknown;
}

/** Maximum lengths (characters); the gateway rejects a report that exceeds them. */
const maxLength = { message: 2000, path: 500 };

/** Reports the load or the failure of a release to the gateway. Returns the id of the report in the log of the gateway. */
export function reportModule({ error, ...report }: ModuleReport): string {
  // `crypto.randomUUID` exists only in secure contexts, not over http
  const id = Math.random().toString(36).slice(2, 10);
  const message = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, maxLength.message) : undefined;
  const path = location.pathname.slice(0, maxLength.path);
  void send({ ...report, id, message, path });
  return id;
}

interface SentReport extends Omit<ModuleReport, 'error'> {
  id: string;
  message: string | undefined;
  path: string;
}

/** The gateway counts only reports with a nonce. Pages cannot contain one, because they are cached for all shoppers. */
async function send(report: SentReport): Promise<void> {
  const set = releaseSetId();
  const nonce = set === undefined ? undefined : await requestNonce({ set, path: report.path });
  navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, set, nonce }));
}

/** Resolves to undefined if the release set is no longer served or the request fails; the report is then only logged. */
async function requestNonce(page: { set: string; path: string }): Promise<string | undefined> {
  try {
    // `keepalive` lets the request finish after a navigation
    const response = await fetch(`/telemetry/nonce?${new URLSearchParams(page)}`, { keepalive: true });
    const { nonce }: { nonce: string | null } = await response.json();
    return nonce ?? undefined;
  } catch {
    return undefined;
  }
}
