import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';
import { trustedJson } from './trusted-json.ts';

/** What `headElements` makes, but for the preload of a picture, which the page has fetched or asks for itself. */
const ownElements = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces what the document says of the page before by what it says of this one. What is the same already stays. */
export function showHead(head: PageHead, address: URL): void {
  const before = [...document.head.querySelectorAll(ownElements)];
  const after = headElements(head, address)
    .filter(({ tag }) => tag !== 'script' || trustedJson !== null)
    .map(createElement)
    .filter((element) => element.matches(ownElements));
  if (htmlOf(before) === htmlOf(after)) return;
  for (const element of before) element.remove();
  document.head.append(...after);
}

function createElement({ tag, attributes, text = '' }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // the DOM's types do not know trusted text yet
  element.textContent = tag === 'script' ? (trustedJson?.(text) as string) : text;
  return element;
}

const htmlOf = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML).join('');
