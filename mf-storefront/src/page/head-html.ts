import type { PageHead } from './page-head.ts';

/** The `<head>` lines of a page at its public address. */
export function headHtml(head: PageHead, address: URL): string {
  const { title, description, isIndexed, image, jsonLd } = head;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', '#0b0b12'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', 'en_IN'),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
  if (image !== undefined) lines.push(meta('property', 'og:image', new URL(image, address).href));
  if (isIndexed) {
    lines.push(`<link rel="canonical" href="${escapeHtml(address.href)}">`, meta('property', 'og:url', address.href));
  } else {
    lines.push(meta('name', 'robots', 'noindex'));
  }
  if (jsonLd !== undefined) lines.push(jsonLdScript({ ...jsonLd, url: new URL('/', address).href }));
  return lines.join('\n');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** Data, not code; `<` is written so that no text in it can end the element. */
function jsonLdScript(content: Record<string, unknown>): string {
  return `<script type="application/ld+json">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
