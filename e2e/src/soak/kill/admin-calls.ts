import { signInByApi } from '../../product/sign-in-by-api.ts';
import type { Product } from '../../product/start-product.ts';
import { ConnectionLost } from './writer.ts';

interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

export type AdminCalls = Awaited<ReturnType<typeof adminCalls>>;

/** Calls of an administrator that distinguish a lost connection from a rejected call. The session survives restarts. */
export async function adminCalls({ url }: Pick<Product, 'url'>) {
  const { token } = await signInByApi(url);

  async function send<T>(path: string, init: CallInit): Promise<T> {
    const text = await answered(`${url}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    return JSON.parse(text) as T; // the contract's type for that path
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

async function answered(url: string, init: CallInit): Promise<string> {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new ConnectionLost(String(error));
    });
  if (status !== 200)
    throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname} was answered ${status}: ${text}`);
  return text;
}
