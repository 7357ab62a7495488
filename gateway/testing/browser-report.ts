import type { ModuleReport } from '../src/telemetry/telemetry.ts';

/** A visit to a page; `address` is the origin of the gateway. */
export interface PageVisit {
  address: string;
  path: string;
  /** IP address of the visitor, sent as `X-Forwarded-For` */
  client?: string;
  /** the visitor's bucket (0–99), sent in the cookies */
  bucket?: number;
}

/** Fetches the page and returns the id of its release set. */
export async function openPage({ address, path, client = '203.0.113.1', bucket = 99 }: PageVisit): Promise<string> {
  const cookie = `lumora-console=${bucket}; lumora-shop=${bucket}`;
  const headers = { accept: 'text/html', cookie, 'x-forwarded-for': client };
  const page = await (await fetch(address + path, { headers })).text();
  const [, set] = /id="lumora-release-set">\{"id":"(\w+)"/.exec(page) ?? [];
  if (set === undefined) throw new Error(`${path} carries no release set.`);
  return set;
}

/** Fetches a nonce for one report of the page; null when the gateway gives none. */
export async function requestNonce(address: string, page: { set: string; path: string }): Promise<string | null> {
  const response = await fetch(`${address}/telemetry/nonce?${new URLSearchParams(page)}`);
  return ((await response.json()) as { nonce: string | null }).nonce;
}

/** Sends a report as `navigator.sendBeacon` does and returns the status. */
export async function sendReport(address: string, report: unknown, client = '203.0.113.1'): Promise<number> {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const headers = { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': client };
  return (await fetch(`${address}/telemetry`, { method: 'POST', headers, body })).status;
}

/** Opens a page and sends a report, as the shell's loader does. */
export async function reportFrom(
  visit: PageVisit,
  report: Omit<ModuleReport, 'set' | 'nonce' | 'path'>,
): Promise<void> {
  const { address, path, client } = visit;
  const set = await openPage(visit);
  const nonce = await requestNonce(address, { set, path });
  await sendReport(address, { ...report, set, path, nonce: nonce ?? undefined }, client);
}
