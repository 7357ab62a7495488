import type { ShopFacts } from '@lumora/shared-contract';
import { sourceSet } from '../pictures/source-set.ts';
import type { PageHead, PreviewPicture } from './page-head.ts';

/** The `<head>` lines of a page at its public address. */
export function headHtml(head: PageHead, address: URL): string {
  const { title, description, isIndexed, image, firstPicture, canonical = address.pathname } = head;
  const absolute = (path: string) => new URL(path, address).href;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', 'en_IN'),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
  if (image !== undefined) lines.push(...pictureLines(image, absolute));
  if (isIndexed) {
    const place = absolute(canonical);
    lines.push(`<link rel="canonical" href="${escapeHtml(place)}">`, meta('property', 'og:url', place));
  } else {
    lines.push(meta('name', 'robots', 'noindex'));
  }
  if (firstPicture !== undefined) lines.push(picturePreload(firstPicture));
  return [...lines, ...factsOf(head, absolute).map(jsonLdScript)].join('\n');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function pictureLines({ path, width, height, alt }: PreviewPicture, absolute: (path: string) => string): string[] {
  return [
    meta('property', 'og:image', absolute(path)),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    ...(alt === '' ? [] : [meta('property', 'og:image:alt', alt)]),
  ];
}

function picturePreload({ image, sizes }: NonNullable<PageHead['firstPicture']>): string {
  const sources = `imagesrcset="${sourceSet(image, 'avif')}" imagesizes="${escapeHtml(sizes)}"`;
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${sources}>`;
}

function factsOf({ organization, facts }: PageHead, absolute: (path: string) => string): object[] {
  return [
    ...(organization === undefined ? [] : [organizationData(organization, absolute('/'))]),
    ...(facts?.(absolute) ?? []),
  ];
}

function organizationData(shop: ShopFacts, url: string) {
  return {
    '@type': 'Organization',
    name: shop.name,
    url,
    email: shop.contact_email,
    telephone: `+${shop.chat_phone}`,
    sameAs: shop.social_links.map((link) => link.url),
  };
}

/** Data, not code; `<` is written so that no text in it can end the element. */
function jsonLdScript(content: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
