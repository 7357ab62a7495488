import { slugify } from 'transliteration';

const maxLength = 80;

/** Path segments below `/products` that the shop uses itself. */
const reserved = new Set(['featured', 'new-arrivals']);

/**
 * Converts a product name to a slug of at most 80 characters: lower-case Latin letters, digits and single hyphens. Slugs
 * need to be made unique by `reserveSlug`.
 */
export function slugOf(name: string): string {
  const slug = truncateAtWord(slugify(withVowels(name.normalize('NFKC')), { allowedChars: 'a-zA-Z0-9' }));
  if (slug === '' || reserved.has(slug)) return 'product';
  // digits alone would look like a product id
  return /^\d+$/.test(slug) ? `product-${slug}` : slug;
}

/**
 * Inserts the inherent vowel “a” of Devanagari, which is not written and so lost when each character is transliterated
 * alone. It is spoken before another character of the word, in a word of one letter, and after some final consonant
 * clusters (मित्र, कृष्ण).
 */
function withVowels(name: string): string {
  return name
    .replace(/([क-ह]़?)(?=[ंँःअ-ह])/g, '$1a')
    .replace(/(?<![\p{L}\p{M}])((?:[क-ह]़?्)*[क-ह]़?)(?![\p{L}\p{M}])/gu, '$1a')
    .replace(/(्[यरलवमनण])(?![\p{L}\p{M}a])/gu, '$1a')
    .replaceAll('़', ''); // the nukta, which has no Latin letter
}

function truncateAtWord(slug: string): string {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, maxLength);
}
