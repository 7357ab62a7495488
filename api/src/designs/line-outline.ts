import type { DesignFont, DesignLine } from '@lumora/shared-contract/designs';
import { openFont, outlineOf, type LoadedFont } from './loaded-font.ts';

/** Outline of a line of a sign, in em: one path per run of one script, at `left` from the start of the line. */
export interface LineOutline {
  runs: { path: string; left: number }[];
  width: number;
}

/** Shapes a line with HarfBuzz, as browsers do, each script with the font that supports it. */
export function lineOutline({ face, text }: DesignLine): LineOutline {
  const runs: LineOutline['runs'] = [];
  let width = 0;
  for (const [run] of text.matchAll(scriptRuns)) {
    const outline = outlineOf(loadFont(face, /\p{Script=Devanagari}/u.test(run) ? 'devanagari' : 'latin'), run);
    runs.push({ path: outline.path, left: width });
    width += outline.width;
  }
  return { runs, width };
}

const scriptRuns = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

const fonts = new Map<string, LoadedFont>();

function loadFont(face: DesignFont, script: 'latin' | 'devanagari'): LoadedFont {
  const key = `${face} ${script}`;
  const font = fonts.get(key) ?? openFont(face, script);
  fonts.set(key, font);
  return font;
}
