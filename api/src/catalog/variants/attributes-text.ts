/** An attribute and a value by their titles. */
export interface TitledPair {
  attribute: string;
  value: string;
}

/** Formats the attributes of a variant as `Size: 16x18 | Colour: Pink`; escapes `\\`, `|` and `:` in titles by `\\`. */
export function formatAttributes(pairs: readonly TitledPair[]): string {
  return pairs.map(({ attribute, value }) => `${escape(attribute)}: ${escape(value)}`).join(' | ');
}

/** Parses what `formatAttributes` returns. Returns null for other text. */
export function parseAttributes(text: string): TitledPair[] | null {
  const pairs = splitAt('|', text).map((part) => splitAt(':', part).map(unescape));
  const titled = pairs.map(([attribute = '', value = '']) => ({ attribute, value }));
  const isValid = pairs.every((pair) => pair.length === 2 && pair.every((title) => title !== ''));
  return isValid ? titled : null;
}

function escape(title: string): string {
  return title.replace(/[\\|:]/g, String.raw`\$&`);
}

function unescape(text: string): string {
  return text.trim().replace(/\\(.)/gs, '$1');
}

/** Splits at each separator that is not escaped. */
function splitAt(separator: '|' | ':', text: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|[^\\]/gs)) {
    if (piece === separator) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}
