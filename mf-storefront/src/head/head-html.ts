import { html, rawHtml, type Html } from '@lumora/shared-contract/html';
import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';

/** Returns the HTML of the `<head>` elements of the page at its public URL. */
export function headHtml(head: PageHead, url: URL): string {
  return headElements(head, url).map(elementHtml).join('\n');
}

function elementHtml({ tag, attributes, text }: HeadElement): Html {
  const start = html`<${tag}${Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`)}>`;
  if (text === undefined) return start;
  // entities are not parsed in the text of a script
  return html`${start}${tag === 'script' ? rawHtml(text) : text}</${tag}>`;
}
