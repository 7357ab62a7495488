/** Joins the values of options, such as `122 × 61 cm · Pink`. Lines break only before a dot. */
export function formatOptions(values: string[]): string {
  return values.map((value) => value.replaceAll(' ', '\u00A0')).join(' ·\u00A0');
}
