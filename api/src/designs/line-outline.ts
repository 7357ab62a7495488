import type { DesignFont, DesignLine } from '@lumora/shared-contract';
import { openFont, outlineOf, type LoadedFont } from './loaded-font.ts';

/** A line of a sign: its runs of one script, each as a path that begins `left` of the line's start; in ems. */
export interface LineOutline {
  runs: { path: string; left: number }[];
  width: number;
}

/** The letters of a line, shaped as browsers shape them, each script by the font that has it. */
export function lineOutline({ face, text }: DesignLine): LineOutline {
  const runs: LineOutline['runs'] = [];
  let width = 0;
  for (const [run] of text.matchAll(runsOfOneScript)) {
    const outline = outlineOf(fontOf(face, /\p{Script=Devanagari}/u.test(run) ? 'devanagari' : 'latin'), run);
    runs.push({ path: outline.path, left: width });
    width += outline.width;
  }
  return { runs, width };
}

const runsOfOneScript = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

const opened = new Map<string, LoadedFont>();

function fontOf(face: DesignFont, script: 'latin' | 'devanagari'): LoadedFont {
  const key = `${face} ${script}`;
  const font = opened.get(key) ?? openFont(face, script);
  opened.set(key, font);
  return font;
}
