import type { ShopInfo } from '@lumora/shared-contract/storefront';
import { sourceSet } from '../pictures/source-set.ts';
import type { PageHead, PreviewPicture } from './page-head.ts';

/** An element of the `<head>`; `text` is its content, where it has one. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Returns the `<head>` elements of the page at `url` for search engines and link previews. */
export function headElements(head: PageHead, url: URL): HeadElement[] {
  const { title, description, isIndexed = true, image, firstPicture, canonical = url.pathname } = head;
  const absolute = (path: string) => new URL(path, url).href;
  const canonicalUrl = absolute(canonical);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', 'en_IN'),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    ...(image === undefined ? [] : pictureElements(image, absolute)),
    ...(isIndexed
      ? [link({ rel: 'canonical', href: canonicalUrl }), meta('property', 'og:url', canonicalUrl)]
      : [meta('name', 'robots', 'noindex')]),
    ...(firstPicture === undefined ? [] : [picturePreload(firstPicture)]),
    ...structuredData(head, absolute).map(jsonLdScript),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [key]: name, content } };
}

function link(attributes: Record<string, string>): HeadElement {
  return { tag: 'link', attributes };
}

function pictureElements(
  { path, width, height, alt }: PreviewPicture,
  absolute: (path: string) => string,
): HeadElement[] {
  return [
    meta('property', 'og:image', absolute(path)),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    ...(alt === '' ? [] : [meta('property', 'og:image:alt', alt)]),
  ];
}

function picturePreload({ image, sizes }: NonNullable<PageHead['firstPicture']>): HeadElement {
  return link({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchpriority: 'high',
    imagesrcset: sourceSet(image, 'avif'),
    imagesizes: sizes,
  });
}

function structuredData({ organization, schemaOrg }: PageHead, absolute: (path: string) => string): object[] {
  return [
    ...(organization === undefined ? [] : [organizationData(organization, absolute('/'))]),
    ...(schemaOrg?.(absolute) ?? []),
  ];
}

function organizationData(shop: ShopInfo, url: string) {
  return {
    '@type': 'Organization',
    name: shop.name,
    url,
    email: shop.contact_email,
    telephone: `+${shop.chat_phone}`,
    sameAs: shop.social_links.map((profile) => profile.url),
  };
}

/** Returns a JSON-LD script element. Escapes `<`, so that no text can end the element. */
function jsonLdScript(content: object): HeadElement {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: json.replaceAll('<', '\\u003c') };
}
