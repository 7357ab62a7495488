import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';

/** Returns the HTML of the `<head>` elements of the page at its public URL. */
export function headHtml(head: PageHead, url: URL): string {
  return headElements(head, url).map(elementHtml).join('\n');
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${attributeTexts.join('')}>`;
  if (text === undefined) return start;
  // entities are not parsed in the text of a script
  return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
