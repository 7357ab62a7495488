import type { ErrorCode, ErrorResponse } from '@lumora/shared-contract/http';
import { signInByApi } from '../../product/sign-in-by-api.ts';
import type { Product } from '../../product/start-product.ts';
import { ConnectionLost } from './writer.ts';

interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** Thrown when the product rejects a call; `code` and `reason` are those of its error response. */
export class RejectedCall extends Error {
  override readonly name = 'RejectedCall';
  readonly status: number;
  readonly code: ErrorCode;
  readonly reason: string;

  constructor(call: string, status: number, { error, message }: ErrorResponse) {
    super(`${call} was rejected with ${status} ${error}: ${message}`);
    this.status = status;
    this.code = error;
    this.reason = message;
  }
}

export type AdminCalls = Awaited<ReturnType<typeof adminCalls>>;

/** Calls of an administrator that distinguish a lost connection from a rejected call. The session survives restarts. */
export async function adminCalls({ url }: Pick<Product, 'url'>) {
  const { token } = await signInByApi(url);

  async function send<T>(path: string, init: CallInit): Promise<T> {
    const text = await fetchText(`${url}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const response: T = JSON.parse(text); // the contract's type for that path
    return response;
  }

  return {
    get: <T>(path: string) => send<T>(path, {}),
    /** FormData is sent as multipart, other values as JSON */
    post: <T>(path: string, body: object, headers: Record<string, string> = {}) =>
      body instanceof FormData
        ? send<T>(path, { method: 'POST', body, headers })
        : send<T>(path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          }),
  };
}

async function fetchText(url: string, init: CallInit): Promise<string> {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new ConnectionLost(String(error));
    });
  if (status === 200) return text;
  const call = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
  const response: ErrorResponse = JSON.parse(text);
  throw new RejectedCall(call, status, response);
}
