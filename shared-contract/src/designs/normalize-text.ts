/**
 * A line as it is kept and measured: letters composed, one space at a time, none at the ends, no invisible characters but
 * those that hold an emoji together.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(emojiOrInvisible, (run, emoji?: string) => emoji ?? (/\s/.test(run) ? ' ' : ''))
    .trim();
}

/** several pictures joined to one, a flag of tags; or a run of what is not seen */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}\p{M}*\p{EMod}?(?:\u200d\p{Extended_Pictographic}\p{M}*\p{EMod}?|[\u{e0020}-\u{e007f}])+)|[\p{Cc}\p{Cf}\s]+/gu;
