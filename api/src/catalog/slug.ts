import { slugify } from 'transliteration';

const longest = 80;

/** Words that the shop's own addresses below `/products` are named by. */
const reserved = new Set(['featured', 'new-arrivals']);

/** A product's name as the readable part of its address: lower-case Latin letters, digits and single hyphens. */
export function slugOf(name: string): string {
  const slug = cutAtWord(slugify(name.normalize('NFKC'), { allowedChars: 'a-zA-Z0-9' }));
  if (slug === '' || reserved.has(slug)) return 'product';
  // digits alone are an id to whoever reads the address
  return /^\d+$/.test(slug) ? `product-${slug}` : slug;
}

function cutAtWord(slug: string): string {
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, longest);
}
