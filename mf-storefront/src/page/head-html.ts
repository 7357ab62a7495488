import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';

/** The `<head>` lines of a page at its public address. */
export function headHtml(head: PageHead, address: URL): string {
  return headElements(head, address).map(elementHtml).join('\n');
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  if (text === undefined) return start;
  // the text of a script is not parsed for entities
  return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
