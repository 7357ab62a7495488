import {
  backboards,
  designFonts,
  designProblems,
  maxDesignLines,
  maxTypedLineLength,
  minDesignWidthCm,
  measureDesign,
  replaceWithdrawnFont,
  maxDesignWidthCm,
  type Design,
  type DesignLine,
  type DesignProblem,
} from '@lumora/shared-contract/designs';
import { neonColours } from '@lumora/shared-contract/styles';
import { makeableText } from '../../designs/makeable-text.ts';
import { rooms, type Room, type View } from '../../designs/rooms.ts';
import { firstDesign } from './first-design.ts';

/** A design in the designer, with its texts as typed, and the options of the preview. */
export interface Draft extends Design, View {
  /** whether the width is that of a saved design or chosen by the shopper, and does not follow the words */
  isWidthChosen: boolean;
}

/** Returns the draft of a design with default preview options, except for a chosen room. */
export function draftOf(design: Design, room: Room = 'brick'): Draft {
  return { ...design, room, isLit: true, isDay: false, isWidthChosen: design !== firstDesign };
}

/** Returns a draft with changed fields. Until a width is chosen, that of the draft follows its words, not their fonts. */
export function changeDraft(draft: Draft, fields: Partial<Draft>): Draft {
  const changed = { ...draft, ...fields };
  if (fields.width_cm !== undefined) return { ...changed, isWidthChosen: true };
  const keepsWidth = draft.isWidthChosen || wordsOf(changed) === wordsOf(draft);
  return keepsWidth ? changed : { ...changed, width_cm: widthForWords(changed) };
}

function wordsOf({ lines }: Draft): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Returns the width (cm) at which letters are as large as those of the first design, and at most the width of that design. */
function widthForWords(draft: Draft): number {
  const { type_cm, width_cm } = measureDesign(designOf(draft));
  if (type_cm === 0) return width_cm;
  const width = Math.round((width_cm * firstTypeCm) / type_cm);
  return Math.min(Math.max(width, minDesignWidthCm), firstDesign.width_cm);
}

/** Font size (the em) of the first design, cm. */
const firstTypeCm = measureDesign(firstDesign).type_cm;

/** Returns the design of a draft: normalised texts without the characters that their fonts lack, and no empty lines. */
export function designOf({ lines, width_cm, backboard, dimmer, outdoor }: Draft): Design {
  const makeable = lines.map((line) => ({ ...line, text: makeableText(line) }));
  return { lines: makeable.filter(({ text }) => text !== ''), width_cm, backboard, dimmer, outdoor };
}

/** Returns the problems of a draft. Field names refer to the lines of the draft, including empty ones. */
export function draftProblems(draft: Draft): DesignProblem[] {
  const design = designOf(draft);
  if (design.lines.length === 0) {
    const isTyped = draft.lines.some(({ text }) => text.trim() !== '');
    const message = isTyped ? 'Write at least one letter that the font has.' : 'Write something first.';
    return [{ field: 'lines[0].text', message }];
  }
  const indexes = draft.lines.flatMap((line, index) => (makeableText(line) === '' ? [] : index));
  return designProblems(design).map((problem) => {
    return { ...problem, field: problem.field.replace(/\d+/, (index) => String(indexes[Number(index)])) };
  });
}

/** Parses a stored draft; returns null without one, or if it is invalid. Storage is not trusted, so every field is checked. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const stored: Partial<Record<keyof Draft, unknown>> = Object(JSON.parse(text));
    const { lines, width_cm, backboard, dimmer, outdoor, room, isLit, isDay, isWidthChosen } = stored;
    const parsedLines = Array.isArray(lines) ? lines.flatMap(parseLine).slice(0, maxDesignLines) : [];
    const board = slugIn(backboards, backboard);
    const parsedRoom = slugIn(rooms, room) ?? 'brick';
    if (parsedLines.length === 0 || !isWidth(width_cm) || board === undefined) return null;
    const flags = { dimmer: dimmer === true, outdoor: outdoor === true, isLit: isLit !== false, isDay: isDay === true };
    const size = { width_cm, isWidthChosen: isWidthChosen !== false };
    return { lines: parsedLines, ...size, backboard: board, room: parsedRoom, ...flags };
  } catch {
    return null; // a broken draft counts as none
  }
}

/** Until November 2026 `font` was stored as `face`. */
function parseLine(entry: unknown): DesignLine[] {
  const { text, face, font = face, tube }: Partial<Record<string, unknown>> = Object(entry);
  const [slug, colour] = [slugIn(designFonts, replaceWithdrawnFont(font)), slugIn(neonColours, tube)];
  if (typeof text !== 'string' || slug === undefined || colour === undefined) return [];
  return [{ text: text.slice(0, maxTypedLineLength), font: slug, tube: colour }];
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minDesignWidthCm && value <= maxDesignWidthCm;
}

function slugIn<Slug extends string>(items: readonly { slug: Slug }[], value: unknown): Slug | undefined {
  return items.find(({ slug }) => slug === value)?.slug;
}
