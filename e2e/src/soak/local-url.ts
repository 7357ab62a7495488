const localHosts = ['127.0.0.1', 'localhost', '[::1]', ''];

/** Throws unless `url` names this machine: load and faults are never sent to another one. */
export function assertLocal(url: string): void {
  const { hostname } = new URL(url);
  if (!localHosts.includes(hostname)) throw new Error(`The soak tests refuse ${hostname}: it is another machine.`);
}
