/**
 * Matches text that a spreadsheet runs as a formula, also the full-width characters, which Excel treats alike in East Asian
 * locales. Leading apostrophes count too, so that removing one of them restores the text.
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Prefixes text that a spreadsheet would run as a formula (CSV injection) with an apostrophe; returns other text unchanged. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `escapeFormula` added. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
