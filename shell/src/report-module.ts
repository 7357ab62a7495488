export interface ModuleReport {
  module: string;
  release: string;
  kind: 'load' | 'error' | 'recovered';
  /** how long the load took */
  ms?: number;
  error?: unknown;
}

/** Tells the gateway how a release fares in this browser; answers the id under which a failure can be found in its log. */
export function reportModule({ error, ...report }: ModuleReport): string {
  const id = crypto.randomUUID().slice(0, 8);
  const message = error instanceof Error ? `${error.name}: ${error.message}` : undefined;
  navigator.sendBeacon('/telemetry', JSON.stringify({ ...report, id, message, path: location.pathname }));
  return id;
}
