import { designFonts } from './design-fonts.ts';
import {
  maxDesignHeightCm,
  maxDesignLineLength,
  maxTypedLineLength,
  maxDesignLines,
  minTypeSizeCm,
  maxDesignWidthCm,
  minDesignWidthCm,
} from './design-limits.ts';
import type { Design, DesignLine } from './design.ts';
import { measureDesign } from './measure-design.ts';
import { measureText } from './measure-text.ts';

/** A reason why a design cannot be made: the name of the input (`lines[0].text`, `width_cm`) and a message for the shopper. */
export interface DesignProblem {
  field: string;
  message: string;
  remedy?: DesignRemedy;
}

/**
 * A change that removes a problem. `shorten`: to at most `length` characters, on more lines or by cutting; `break`: into two
 * lines; `join`: all lines into one; `resize`: to `width_cm`.
 */
export type DesignRemedy =
  | { kind: 'shorten'; length: number }
  | { kind: 'break' }
  | { kind: 'join' }
  | { kind: 'resize'; width_cm: number };

/**
 * Returns the problems of a design whose fields have the right types: those of its texts, else those of its size. Returns
 * an empty array when the design can be priced and made.
 */
export function designProblems(design: Design): DesignProblem[] {
  const textProblems = design.lines.flatMap((line, index) => {
    const problem = textProblem(line);
    return problem === undefined ? [] : [{ field: `lines[${index}].text`, ...problem }];
  });
  return textProblems.length > 0 ? textProblems : sizeProblems(design);
}

function textProblem({ text, font }: DesignLine): Omit<DesignProblem, 'field'> | undefined {
  if (text.trim() === '') return { message: 'Write something on this line.' };
  // segmenting a very long text takes seconds; no input of the shop accepts one
  if (text.length > maxTypedLineLength) return lengthProblem(text);
  const { missing } = measureText(font, text);
  if (missing.length === 0) return lengthProblem(text);
  const { name, hindi } = designFonts.find(({ slug }) => slug === font) ?? designFonts[0];
  const lacksHindi = !hindi && /\p{Script=Devanagari}/u.test(text);
  if (lacksHindi) return { message: `${name} has no Hindi letters. Choose a font marked हिन्दी.` };
  return { message: `We cannot bend ${missing.map((character) => `“${character}”`).join(', ')} in ${name}.` };
}

function lengthProblem({ length }: string): Omit<DesignProblem, 'field'> | undefined {
  if (length <= maxDesignLineLength) return undefined;
  return {
    message: `At most ${maxDesignLineLength} letters on a line: ${length - maxDesignLineLength} too many.`,
    remedy: { kind: 'shorten', length: maxDesignLineLength },
  };
}

function sizeProblems(design: Design): DesignProblem[] {
  const { type_cm, height_cm, width_cm } = measureDesign(design);
  const minWidth = Math.ceil((width_cm * minTypeSizeCm) / type_cm);
  if (minWidth > maxDesignWidthCm) return [longLineProblem(design, maxDesignWidthCm / minWidth)];
  if (width_cm < minWidth) {
    const message = `Tubes for these words need a sign at least ${minWidth} cm wide.`;
    return [{ field: 'width_cm', message, remedy: { kind: 'resize', width_cm: minWidth } }];
  }
  if (height_cm <= maxDesignHeightCm) return [];
  const maxWidth = Math.floor((width_cm * maxDesignHeightCm) / height_cm);
  if (maxWidth < minDesignWidthCm) {
    const message = `These lines are too high even for our smallest sign. Put them on one line.`;
    return [{ field: 'lines[0].text', message, remedy: { kind: 'join' } }];
  }
  const message = `At this width the sign is ${height_cm} cm high. Choose at most ${maxWidth} cm.`;
  return [{ field: 'width_cm', message, remedy: { kind: 'resize', width_cm: maxWidth } }];
}

/** `share`: the part of the line that the widest sign has room for. */
function longLineProblem({ lines }: Design, share: number): DesignProblem {
  const widths = lines.map(({ font, text }) => measureText(font, text).width);
  const index = widths.indexOf(Math.max(...widths));
  const { length } = lines[index]?.text ?? '';
  return {
    field: `lines[${index}].text`,
    message: 'This line is too long even for our widest sign.',
    remedy: lines.length < maxDesignLines ? { kind: 'break' } : { kind: 'shorten', length: Math.floor(length * share) },
  };
}
