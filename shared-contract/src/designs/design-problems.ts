import { designFonts } from './design-fonts.ts';
import { maxDesignHeightCm, maxDesignLineLength, minTypeSizeCm, maxDesignWidthCm } from './design-limits.ts';
import type { Design, DesignLine } from './design.ts';
import { measureDesign } from './measure-design.ts';
import { measureText } from './measure-text.ts';

/** A reason why a design cannot be made: the name of the input (`lines[0].text`, `width_cm`) and a message for the shopper. */
export interface DesignProblem {
  field: string;
  message: string;
}

/**
 * Returns the problems of a design whose fields have the right types: those of its texts, else those of its size. Returns
 * an empty array when the design can be priced and made.
 */
export function designProblems(design: Design): DesignProblem[] {
  const textProblems = design.lines.flatMap((line, index) => {
    const message = textProblem(line);
    return message === undefined ? [] : [{ field: `lines[${index}].text`, message }];
  });
  return textProblems.length > 0 ? textProblems : sizeProblems(design);
}

function textProblem({ text, face }: DesignLine): string | undefined {
  if (text.trim() === '') return 'Write something on this line.';
  // segmenting a very long text takes seconds; no input of the shop accepts one
  if (text.length > 2 * maxDesignLineLength) return lengthProblem(text);
  const { missing } = measureText(face, text);
  if (missing.length === 0) return lengthProblem(text);
  const { name, hindi } = designFonts.find(({ slug }) => slug === face) ?? designFonts[0];
  if (!hindi && /\p{Script=Devanagari}/u.test(text)) return `${name} has no Hindi letters. Choose a font marked हिन्दी.`;
  return `We cannot bend ${missing.map((character) => `“${character}”`).join(', ')} in ${name}.`;
}

function lengthProblem({ length }: string): string | undefined {
  return length > maxDesignLineLength ? `At most ${maxDesignLineLength} letters on a line.` : undefined;
}

function sizeProblems(design: Design): DesignProblem[] {
  const { type_cm, height_cm, width_cm } = measureDesign(design);
  const minWidth = Math.ceil((width_cm * minTypeSizeCm) / type_cm);
  if (minWidth > maxDesignWidthCm) {
    const maxLineWidth = Math.max(...design.lines.map(({ face, text }) => measureText(face, text).width));
    const index = design.lines.findIndex(({ face, text }) => measureText(face, text).width === maxLineWidth);
    return [{ field: `lines[${index}].text`, message: 'This line is too long even for our widest sign. Break it.' }];
  }
  if (width_cm < minWidth) {
    return [{ field: 'width_cm', message: `Tubes for these words need a sign at least ${minWidth} cm wide.` }];
  }
  if (height_cm <= maxDesignHeightCm) return [];
  const maxWidth = Math.floor((width_cm * maxDesignHeightCm) / height_cm);
  return [
    { field: 'width_cm', message: `At this width the sign is ${height_cm} cm high. Choose at most ${maxWidth} cm.` },
  ];
}
