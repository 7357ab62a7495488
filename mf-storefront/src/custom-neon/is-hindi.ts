/** Whether a text has letters that only some faces can write. */
export function isHindi(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
