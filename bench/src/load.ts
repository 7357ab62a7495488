import autocannon from 'autocannon';

/** Requests per second over ten connections; throws when any was refused. A first round warms up what is measured. */
export async function load(options: autocannon.Options, seconds = 8): Promise<number> {
  await autocannon({ ...options, connections: 10, duration: 2 });
  const { requests, non2xx, errors } = await autocannon({ ...options, connections: 10, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${options.url}.`);
  return requests.average;
}

/** The same of requests that each ask for another path. */
export function loadEach(url: string, path: (n: number) => string, seconds?: number): Promise<number> {
  let asked = 0;
  return load({ url, requests: [{ setupRequest: (request) => ({ ...request, path: path(asked++) }) }] }, seconds);
}
