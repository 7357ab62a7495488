import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Refusal {
  status: number;
  message: string;
  error?: string;
  fields?: Record<string, string>;
}

interface ApiResponse {
  status: number;
  body: object;
}

interface Call {
  method: string;
  /** with its query */
  path: string;
}

/** The way between a screen and the real API, which a test may close. Paths are matched by any part of them. */
export class Network {
  /** what was asked for, in order */
  readonly calls: Call[] = [];
  readonly #target: string;
  readonly #answers = new Map<string, ApiResponse | 'down'>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #server: Server;

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => void this.#pass(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const { port } = this.#server.address() as AddressInfo; // listens on TCP, so never a pipe's name
    return `http://127.0.0.1:${port}/api`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(closed));
  }

  reset() {
    this.calls.length = 0;
    this.#answers.clear();
    this.#held.clear();
  }

  /** Answers calls to `part` with a refusal, or not at all, until it is admitted again. */
  refuse(part: string, refusal: Refusal | 'down') {
    this.#answers.set(part, refusal === 'down' ? refusal : { status: refusal.status, body: refusal });
  }

  /** Answers calls to `part` with `body`, for what a database that all tests share never says. */
  answer(part: string, body: object) {
    this.#answers.set(part, { status: 200, body });
  }

  admit(part: string) {
    this.#answers.delete(part);
  }

  /** Keeps calls to `part` waiting until the returned function is called. */
  hold(part: string): () => void {
    let release: () => void = () => undefined;
    this.#held.set(part, new Promise((resolve) => (release = resolve)));
    return () => {
      this.#held.delete(part);
      release();
    };
  }

  async #pass(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '' } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Content-Type');
    response.setHeader('Access-Control-Allow-Methods', '*, DELETE');
    if (method === 'OPTIONS') return void response.writeHead(204).end();

    this.calls.push({ method, path });
    await matching(this.#held, path);
    const answer = matching(this.#answers, path);
    if (answer === 'down') return void request.socket.destroy();
    if (answer) {
      request.resume();
      await new Promise((sent) => request.on('end', sent));
      return void response.writeHead(answer.status, jsonType).end(JSON.stringify(answer.body));
    }
    this.#forward(request, response);
  }

  #forward(request: IncomingMessage, response: ServerResponse) {
    const { method, headers } = request;
    const onward = forward(this.#target + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}

const jsonType = { 'Content-Type': 'application/json' };

function matching<Value>(byPart: Map<string, Value>, path: string): Value | undefined {
  return [...byPart].find(([part]) => path.includes(part))?.[1];
}
