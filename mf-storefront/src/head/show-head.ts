import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';
import { trustedJson } from './trusted-json.ts';

/** Selects the elements of `headElements` except the preload of a picture, which the page loads itself. */
const ownElements = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces the head elements of the previous page by those of this one. Does nothing when they are equal. */
export function showHead(head: PageHead, pathname: string): void {
  origin ??= publicOrigin();
  const url = new URL(origin);
  url.pathname = pathname;
  const before = [...document.head.querySelectorAll(ownElements)];
  const after = headElements(head, url)
    .filter(({ tag }) => tag !== 'script' || trustedJson !== null)
    .map(createElement)
    .filter((element) => element.matches(ownElements));
  if (htmlOf(before) === htmlOf(after)) return;
  for (const element of before) element.remove();
  document.head.append(...after);
}

/** Scheme and host of the shop's public address, once it is known. */
let origin: string | undefined;

/** Returns the origin of the canonical link of the first page, else that of the window. */
function publicOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}

function createElement({ tag, attributes, text = '' }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = tag === 'script' && trustedJson !== null ? trustedJson(text) : text;
  return element;
}

const htmlOf = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML).join('');
