/** Returns whether a text contains Devanagari characters, for which only some fonts have glyphs. */
export function isHindi(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
