/** Returns a text that was cut at a length, without the half of a character (of two UTF-16 units) at its end. */
export function withoutHalfCharacter(cut: string): string {
  return cut.replace(/[\uD800-\uDBFF]$/, '');
}
