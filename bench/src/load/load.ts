import autocannon from 'autocannon';

/** Returns requests per second over ten connections, after a warm-up round. Throws when a request fails. */
export async function load(options: autocannon.Options, seconds = 8, warmUpSeconds = 2): Promise<number> {
  await autocannon({ ...options, connections: 10, duration: warmUpSeconds });
  const { requests, non2xx, errors } = await autocannon({ ...options, connections: 10, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx} rejections and ${errors} errors at ${options.url}.`);
  return requests.average;
}

/** Returns the same for requests with a different path each. */
export function loadEach(
  url: string,
  path: (n: number) => string,
  seconds?: number,
  warmUpSeconds?: number,
): Promise<number> {
  let sent = 0;
  return load(
    { url, requests: [{ setupRequest: (request) => ({ ...request, path: path(sent++) }) }] },
    seconds,
    warmUpSeconds,
  );
}
