import { designFonts, type DesignFont } from '@lumora/shared-contract/designs';
import { isHindi } from '../../designs/is-hindi.ts';

/** Returns `font` if it has the glyphs of `text`, else a font with Devanagari glyphs. */
export function fontForText(font: DesignFont = 'tilt-neon', text: string): DesignFont {
  const hasGlyphs = !isHindi(text) || designFonts.some(({ slug, hindi }) => slug === font && hindi);
  return hasGlyphs ? font : 'baloo-2';
}
