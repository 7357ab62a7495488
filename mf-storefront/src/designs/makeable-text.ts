import { normalizeText, omitMissing, type DesignLine } from '@lumora/shared-contract/designs';

/** Returns the text of a line as it is made: normalised, without the characters that the font lacks. */
export function makeableText({ font, text }: DesignLine): string {
  return normalizeText(omitMissing(font, normalizeText(text)));
}
