/** A line as it is kept and measured: letters composed, one space at a time, none at the ends, no invisible characters. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
    .trim();
}
