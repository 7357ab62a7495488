import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown> & { id: number; updated_at: string };

interface Call {
  method: string;
  path: string;
  /** what was sent; a file by its name */
  body: Record<string, unknown>;
}

interface Refusal {
  status: number;
  message: string;
  error?: string;
  fields?: Record<string, string>;
}

const nouns: Record<string, string> = {
  categories: 'Category',
  'sub-categories': 'Sub-category',
  attributes: 'Attribute',
  'attributes-values': 'Attribute value',
};

/** The taxonomy calls of the API over real HTTP, with rows in memory and the refusals that a test asks for. */
export class FakeApi {
  readonly rows: Record<string, Row[]> = {};
  readonly calls: Call[] = [];
  readonly #refusals = new Map<string, Refusal>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const { port } = this.#server.address() as AddressInfo; // listens on TCP, so never a pipe's name
    return `http://127.0.0.1:${port}`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(closed));
  }

  reset() {
    for (const resource of Object.keys(nouns)) this.rows[resource] = [];
    this.calls.length = 0;
    this.#refusals.clear();
  }

  /** Refuses calls to a path such as `/admin/categories/store`, until it is admitted again. */
  refuse(path: string, refusal: Refusal) {
    this.#refusals.set(path, refusal);
  }

  admit(path: string) {
    this.#refusals.delete(path);
  }

  /** The calls that would change something. */
  get changes(): Call[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '' } = request;
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    if (method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }

    const body = await readBody(request);
    this.calls.push({ method, path, body });
    const refusal = this.#refusals.get(path);
    const [status, answer] = refusal ? [refusal.status, refusal] : this.#act(path, body);
    response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  #act(path: string, body: Record<string, unknown>): [status: number, answer: unknown] {
    const [, , resource = '', action = '', key = ''] = path.split('/');
    const rows = this.rows[resource] ?? [];
    const noun = nouns[resource] ?? '';
    const row = rows.find(({ id }) => id === Number(key));

    if (action === 'list') return [200, { data: rows }];
    if (action === 'store') {
      const created = {
        image: null,
        image_url: null,
        created_at: '2026-11-20T08:00:00Z',
        updated_at: 'new',
        ...body,
        id: 99,
      };
      rows.push(created);
      return [200, { data: created, message: `${noun} created` }];
    }
    if (!row) return [404, { message: `${noun} not found`, error: 'not_found' }];
    if (action === 'edit') return [200, { data: row }];
    if (action === 'update') return [200, { data: Object.assign(row, body), message: `${noun} updated` }];

    this.rows[resource] = rows.filter((other) => other !== row);
    return [200, { data: null, message: `${noun} deleted` }];
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (content.length === 0) return {};
  if (type.startsWith('application/json')) return JSON.parse(content.toString());

  const form = await new Response(content, { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, part]) => [name, typeof part === 'string' ? number(part) : part.name]),
  );
}

/** Numbers as the API casts them. */
function number(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}
