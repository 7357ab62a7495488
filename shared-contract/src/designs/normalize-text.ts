/**
 * Returns a line of text as it is stored and measured: composed (NFC), runs of white space as one space, trimmed, and
 * without invisible characters except those that join an emoji.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(emojiOrInvisible, (run, emoji?: string) => emoji ?? (/\s/.test(run) ? ' ' : ''))
    .trim();
}

/** Matches an emoji of joined pictographs or of tags (captured), or a run of invisible characters and white space. */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}\p{M}*\p{EMod}?(?:\u200d\p{Extended_Pictographic}\p{M}*\p{EMod}?|[\u{e0020}-\u{e007f}])+)|[\p{Cc}\p{Cf}\s]+/gu;
