import { Agent, request } from 'node:http';

/** A request that a client repeats; `status` is the expected status. */
export interface RepeatedRequest {
  path(n: number): string;
  method?: 'GET' | 'POST';
  /** a new body for each request, sent as JSON */
  body?: (n: number) => object;
  headers?: (n: number) => Record<string, string>;
}

export interface Outcomes {
  responses: number;
  rejected: number;
  /** responses of 500 and above, and requests without a complete response */
  failures: string[];
}

/**
 * Repeats each request over its own keep-alive connection until new connections are rejected. Like a browser, it sends a
 * request again on a new connection if a reused one is reset before the response: the server may have closed it as idle.
 */
export async function requestUntilRejected(
  url: string,
  requests: RepeatedRequest[],
  onResponse: (responses: number) => void,
): Promise<Outcomes> {
  const outcomes: Outcomes = { responses: 0, rejected: 0, failures: [] };

  async function repeat(repeated: RepeatedRequest): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; ; n += 1) {
      const outcome = await send(agent, url, repeated, n);
      if (outcome === 'rejected') {
        outcomes.rejected += 1;
        return agent.destroy();
      }
      if (typeof outcome === 'number' && outcome < 500) outcomes.responses += 1;
      else outcomes.failures.push(`${repeated.method ?? 'GET'} ${repeated.path(n)}: ${outcome}`);
      onResponse(outcomes.responses);
    }
  }

  await Promise.all(requests.map(repeat));
  return outcomes;
}

/** Resolves to the status of a complete response, to `rejected`, or to the error as text. */
function send(agent: Agent, url: string, repeated: RepeatedRequest, n: number): Promise<number | string> {
  const { path, method = 'GET', body, headers } = repeated;
  const text = body && JSON.stringify(body(n));
  return new Promise((resolve) => {
    const sent = request(
      new URL(path(n), url),
      {
        agent,
        method,
        headers: {
          ...headers?.(n),
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        response.resume();
        response.once('error', (error) => resolve(`the response broke off: ${String(error)}`));
        response.once('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'the response broke off'));
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' && sent.reusedSocket) resolve(send(agent, url, repeated, n));
      else resolve(error.code === 'ECONNREFUSED' ? 'rejected' : String(error));
    });
    sent.end(text);
  });
}
