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
  navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, id, message, path }));
  return id;
}
