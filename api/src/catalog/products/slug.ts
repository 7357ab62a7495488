import { slugify } from 'transliteration';

const longest = 80;

/** Words that the shop's own addresses below `/products` are named by. */
const reserved = new Set(['featured', 'new-arrivals']);

/** A product's name as the readable part of its address: lower-case Latin letters, digits and single hyphens. */
export function slugOf(name: string): string {
  const slug = cutAtWord(slugify(withVowels(name.normalize('NFKC')), { allowedChars: 'a-zA-Z0-9' }));
  if (slug === '' || reserved.has(slug)) return 'product';
  // digits alone are an id to whoever reads the address
  return /^\d+$/.test(slug) ? `product-${slug}` : slug;
}

/**
 * Hindi writes no sign for the vowel “a” after a consonant, so transliterating sign by sign loses it. It is spoken before
 * another sign of its word, in a word of one letter, and at the end after joined consonants that need it (मित्र, कृष्ण).
 */
function withVowels(name: string): string {
  return name
    .replace(/([क-ह]़?)(?=[ंँःअ-ह])/g, '$1a')
    .replace(/(?<![\p{L}\p{M}])((?:[क-ह]़?्)*[क-ह]़?)(?![\p{L}\p{M}])/gu, '$1a')
    .replace(/(्[यरलवमनण])(?![\p{L}\p{M}a])/gu, '$1a')
    .replaceAll('़', ''); // the dot that makes another consonant has no letter of its own
}

function cutAtWord(slug: string): string {
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, longest);
}
