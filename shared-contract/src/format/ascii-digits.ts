/** Replaces the digits of Devanagari, which Hindi keyboards type, by those of ASCII: `५६०००१` becomes `560001`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}
