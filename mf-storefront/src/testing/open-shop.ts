import { act } from '@testing-library/react';
import { mount } from '../app.tsx';
import { responseFor } from './sample-shop.ts';

interface Post {
  path: string;
  body: unknown;
}

/** Answers in place of the sample's, by path. */
type Answers = Record<string, () => object | number>;

/** The shop at an address, before an API that knows the sample; `post` answers what is sent to it. */
export function openShop(
  path: string,
  post: (post: Post, headers: Headers) => Response | Promise<Response> = () => Response.json({}),
  answers: Answers = {},
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
    const asked = pathname.replace('/api', '') + search;
    if (typeof init?.body === 'string')
      return post({ path: asked, body: JSON.parse(init.body) }, new Headers(init.headers));
    const answer = answers[asked]?.() ?? responseFor(asked);
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  };
  window.history.replaceState(null, '', path);
  const root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  return function close() {
    globalThis.fetch = realFetch;
    root.remove();
    document.head.replaceChildren();
  };
}
