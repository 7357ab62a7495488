import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown> & { id: number; updated_at: string };

interface Call {
  method: string;
  path: string;
  /** fields of the request; the name of a file stands for the file */
  body: Record<string, unknown>;
}

interface ErrorResponse {
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

const noCounts = { value_count: 0, variant_count: 0, sub_category_count: 0, product_count: 0 };

/** Serves the taxonomy endpoints of the API over HTTP, with rows in memory and configurable error responses. */
export class FakeApi {
  readonly rows: Record<string, Row[]> = {};
  readonly calls: Call[] = [];
  readonly #errors = new Map<string, ErrorResponse>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    const { port } = this.#server.address() as AddressInfo; // a TCP server has an AddressInfo, not a pipe name
    return `http://127.0.0.1:${port}`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(closed));
  }

  reset() {
    for (const resource of Object.keys(nouns)) this.rows[resource] = [];
    this.calls.length = 0;
    this.#errors.clear();
  }

  /** Responds with an error to requests of a path such as `/admin/categories/store`, until `recover`. */
  failWith(path: string, error: ErrorResponse) {
    this.#errors.set(path, error);
  }

  recover(path: string) {
    this.#errors.delete(path);
  }

  /** The requests other than GET. */
  get changes(): Call[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  async #respond(request: IncomingMessage, response: ServerResponse) {
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
    const [pathname = ''] = path.split('?');
    const error = this.#errors.get(pathname);
    const [status, content] = error ? [error.status, error] : this.#handle(pathname, body);
    response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(content));
  }

  #handle(path: string, body: Record<string, unknown>): [status: number, content: unknown] {
    const [, , resource = '', action = '', key = ''] = path.split('/');
    const rows = this.rows[resource] ?? [];
    const noun = nouns[resource] ?? '';
    const row = rows.find(({ id }) => id === Number(key));

    if (action === 'list') return [200, { data: rows }];
    if (action === 'store') {
      const created = {
        image: null,
        image_url: null,
        ...noCounts,
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
    [...form].map(([name, part]) => [name, typeof part === 'string' ? castNumber(part) : part.name]),
  );
}

/** Casts numeric strings to numbers, as the API does. */
function castNumber(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}
