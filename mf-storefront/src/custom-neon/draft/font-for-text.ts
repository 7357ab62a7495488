import { designFonts, type DesignFont } from '@lumora/shared-contract/designs';
import { isHindi } from '../../designs/is-hindi.ts';

/** Returns `font`, but for a text with Devanagari characters a font that has their glyphs. */
export function fontForText(font: DesignFont = 'tilt-neon', text: string): DesignFont {
  const hasGlyphs = !isHindi(text) || designFonts.some(({ slug, hindi }) => slug === font && hindi);
  return hasGlyphs ? font : 'baloo-2';
}
