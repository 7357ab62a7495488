import { designFonts, type DesignFont } from '@lumora/shared-contract';
import { isHindi } from './is-hindi.ts';

/** The face that goes on writing a line: the one it has, unless that cannot write what was typed. */
export function fontForText(face: DesignFont = 'tilt-neon', text: string): DesignFont {
  const canWrite = !isHindi(text) || designFonts.some(({ slug, hindi }) => slug === face && hindi);
  return canWrite ? face : 'baloo-2';
}
