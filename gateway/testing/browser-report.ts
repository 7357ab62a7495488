import type { ModuleReport } from '../src/telemetry/telemetry.ts';

/** A visit to a page; `origin` is that of the gateway. */
export interface PageVisit {
  origin: string;
  path: string;
  /** IP address of the visitor, sent as `X-Forwarded-For` */
  client?: string;
  /** the visitor's bucket (0–99), sent in the cookies */
  bucket?: number;
}

/** Fetches the page and returns the id of its release set. */
export async function openPage({ origin, path, client = '203.0.113.1', bucket = 99 }: PageVisit): Promise<string> {
  const cookie = `lumora-console=${bucket}; lumora-shop=${bucket}`;
  const headers = { accept: 'text/html', cookie, 'x-forwarded-for': client };
  const page = await (await fetch(origin + path, { headers })).text();
  const [, set] = /id="lumora-release-set">\{"id":"(\w+)"/.exec(page) ?? [];
  if (set === undefined) throw new Error(`${path} carries no release set.`);
  return set;
}

/** Fetches a nonce for one report of the page; null when the gateway gives none. */
export async function requestNonce(origin: string, page: { set: string; path: string }): Promise<string | null> {
  const response = await fetch(`${origin}/telemetry/nonce?${new URLSearchParams(page)}`);
  return ((await response.json()) as { nonce: string | null }).nonce;
}

/** Sends a report as `navigator.sendBeacon` does and returns the status. */
export async function sendReport(origin: string, report: unknown, client = '203.0.113.1'): Promise<number> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const headers = { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': client };
  return (await fetch(`${origin}/telemetry`, { method: 'POST', headers, body })).status;
}

/** Opens a page and sends a report, as the shell's loader does. */
export async function reportFrom(
  visit: PageVisit,
  report: Omit<ModuleReport, 'set' | 'nonce' | 'path'>,
): Promise<void> {
  const { origin, path, client } = visit;
  const set = await openPage(visit);
  const nonce = await requestNonce(origin, { set, path });
  await sendReport(origin, { ...report, set, path, nonce: nonce ?? undefined }, client);
}
