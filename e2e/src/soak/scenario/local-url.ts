const localHosts = ['127.0.0.1', 'localhost', '[::1]', ''];

/** Throws unless `url` is on this machine, so that load and faults are never sent to another one. */
export function assertLocal(url: string): void {
  const { hostname } = new URL(url);
  if (!localHosts.includes(hostname)) throw new Error(`The soak tests run against this machine only, not ${hostname}.`);
}
