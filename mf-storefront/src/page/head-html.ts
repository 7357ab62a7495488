import type { ShopFacts } from '@lumora/shared-contract';
import type { PageHead } from './page-head.ts';

/** The `<head>` lines of a page at its public address. */
export function headHtml(head: PageHead, address: URL): string {
  const { title, description, isIndexed, image, organization } = head;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
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
  if (organization !== undefined) lines.push(jsonLdScript(organizationData(organization, address)));
  return lines.join('\n');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function organizationData(shop: ShopFacts, address: URL) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    url: new URL('/', address).href,
    email: shop.contact_email,
    telephone: `+${shop.chat_phone}`,
    sameAs: shop.social_links.map(({ url }) => url),
  };
}

/** Data, not code; `<` is written so that no text in it can end the element. */
function jsonLdScript(content: object): string {
  return `<script type="application/ld+json">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
