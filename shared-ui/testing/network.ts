import { createServer, request as requestApi, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ErrorBody {
  status: number;
  message: string;
  error?: string;
  fields?: Record<string, string>;
}

interface FakeResponse {
  status: number;
  body: object;
}

interface Call {
  method: string;
  /** path with the query string */
  path: string;
}

/**
 * Forwards requests between a screen and the real API. A test can fail, replace or delay requests whose path contains a given
 * string.
 */
export class Network {
  /** all requests, in order */
  readonly calls: Call[] = [];
  readonly #target: string;
  readonly #responses = new Map<string, FakeResponse | 'down'>();
  readonly #delays = new Map<string, Promise<void>>();
  readonly #server: Server;

  constructor(target: string) {
    this.#target = target;
    // no idle timeout: a client could send a request while the server closes the idle connection
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => void this.#handle(request, response));
  }

  /** Starts the proxy and resolves to its base URL. */
  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const { port } = this.#server.address() as AddressInfo; // a TCP server has no string address
    return `http://127.0.0.1:${port}/api`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(closed));
  }

  /** Removes all recorded requests, failures and delays. */
  reset() {
    this.calls.length = 0;
    this.#responses.clear();
    this.#delays.clear();
  }

  /** Fails requests to `part` with an error response, or by closing the connection (`down`), until `passThrough`. */
  fail(part: string, error: ErrorBody | 'down') {
    this.#responses.set(part, error === 'down' ? error : { status: error.status, body: error });
  }

  /** Responds to requests to `part` with `body`, for states that the shared test database never has. */
  respond(part: string, body: object) {
    this.#responses.set(part, { status: 200, body });
  }

  /** Forwards requests to `part` to the API again. */
  passThrough(part: string) {
    this.#responses.delete(part);
  }

  /** Delays requests to `part` until the returned function is called. */
  delay(part: string): () => void {
    let release: () => void = () => undefined;
    this.#delays.set(part, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#delays.delete(part);
      release();
    };
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '' } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Content-Type');
    response.setHeader('Access-Control-Allow-Methods', '*, DELETE');
    if (method === 'OPTIONS') return void response.writeHead(204).end();

    this.calls.push({ method, path });
    await findByPart(this.#delays, path);
    const fake = findByPart(this.#responses, path);
    if (fake === 'down') return void request.socket.destroy();
    if (fake) {
      request.resume();
      await new Promise((sent) => request.on('end', sent));
      return void response.writeHead(fake.status, jsonType).end(JSON.stringify(fake.body));
    }
    this.#forward(request, response);
  }

  #forward(request: IncomingMessage, response: ServerResponse) {
    const { method, headers } = request;
    const apiRequest = requestApi(this.#target + request.url, { method, headers }, (apiResponse) => {
      response.writeHead(apiResponse.statusCode ?? 502, apiResponse.headers);
      apiResponse.pipe(response);
    });
    apiRequest.on('error', () => response.destroy());
    request.pipe(apiRequest);
  }
}

const jsonType = { 'Content-Type': 'application/json' };

function findByPart<Value>(byPart: Map<string, Value>, path: string): Value | undefined {
  return [...byPart].find(([part]) => path.includes(part))?.[1];
}
