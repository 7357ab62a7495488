import { mountPage } from './mount-page.ts';
import { responseFor } from './sample-shop.ts';

interface Post {
  path: string;
  body: unknown;
}

/** Responses by path that replace those of the sample shop: content, a status, or the whole response. */
type Responses = Record<string, () => object | number | Promise<object>>;

/** Opens the shop at `path` with an API that responds with the sample shop; `post` responds to requests with a body. */
export function openShop(
  path: string,
  post: (post: Post, headers: Headers) => Response | Promise<Response> = () => Response.json({}),
  responses: Responses = {},
) {
  const realFetch = globalThis.fetch;
  // jsdom has neither layout nor modal dialogs
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const apiPath = pathname.replace('/api', '') + search;
    const sent = sentBody(init?.body);
    if (sent !== null) return post({ path: apiPath, body: sent }, new Headers(init?.headers));
    const content = (await responses[apiPath]?.()) ?? responseFor(apiPath);
    if (content instanceof Response) return content;
    return typeof content === 'number' ? Response.json({}, { status: content }) : Response.json(content);
  };
  window.history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  mountPage(root);
  return function close() {
    globalThis.fetch = realFetch;
    root.remove();
    document.head.replaceChildren();
  };
}

/** Returns the JSON, or the fields of the form, that a request sends; null without a body. */
function sentBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : null;
}
