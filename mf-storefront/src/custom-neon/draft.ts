import {
  backboards,
  designFonts,
  designProblems,
  maxDesignLineLength,
  maxDesignLines,
  minDesignWidthCm,
  neonColours,
  normalizeText,
  walls,
  maxDesignWidthCm,
  type Design,
  type DesignLine,
  type DesignProblem,
  type Wall,
} from '@lumora/shared-contract';

/** A design while it is drawn, its texts as they were typed, and how it is looked at. */
export interface Draft extends Design {
  wall: Wall;
  isLit: boolean;
}

export const firstDesign: Design = {
  lines: [{ text: 'Good vibes', face: 'tilt-neon', tube: 'pink' }],
  width_cm: 80,
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};

export function draftOf(design: Design): Draft {
  return { ...design, wall: 'brick', isLit: true };
}

/** What would be ordered: the lines on which something is written. */
export function designOf({ lines, width_cm, backboard, dimmer, outdoor }: Draft): Design {
  const tidy = lines.map((line) => ({ ...line, text: normalizeText(line.text) }));
  return { lines: tidy.filter(({ text }) => text !== ''), width_cm, backboard, dimmer, outdoor };
}

/** What keeps the draft from being made; fields are named by the draft's own lines. */
export function draftProblems(draft: Draft): DesignProblem[] {
  const design = designOf(draft);
  if (design.lines.length === 0) return [{ field: 'lines[0].text', message: 'Write something first.' }];
  const written = draft.lines.flatMap(({ text }, index) => (normalizeText(text) === '' ? [] : index));
  return designProblems(design).map(({ field, message }) => {
    return { field: field.replace(/\d+/, (place) => String(written[Number(place)])), message };
  });
}

/** The draft of a stored text; null when that is none. Anyone can write there, so nothing is taken on trust. */
export function readDraft(text: string): Draft | null {
  try {
    const { lines, width_cm, backboard, dimmer, outdoor, wall, isLit }: Partial<Record<keyof Draft, unknown>> = Object(
      JSON.parse(text),
    );
    const read = Array.isArray(lines) ? lines.flatMap(readLine).slice(0, maxDesignLines) : [];
    const board = slugIn(backboards, backboard);
    const shownWall = slugIn(walls, wall);
    if (read.length === 0 || !isWidth(width_cm) || board === undefined || shownWall === undefined) return null;
    const flags = { dimmer: dimmer === true, outdoor: outdoor === true, isLit: isLit !== false };
    return { lines: read, width_cm, backboard: board, wall: shownWall, ...flags };
  } catch {
    return null; // nobody is helped by hearing that a stored draft was garbage
  }
}

function readLine(entry: unknown): DesignLine[] {
  const { text, face, tube }: Partial<Record<string, unknown>> = Object(entry);
  const [knownFace, knownTube] = [slugIn(designFonts, face), slugIn(neonColours, tube)];
  if (typeof text !== 'string' || knownFace === undefined || knownTube === undefined) return [];
  return [{ text: text.slice(0, 2 * maxDesignLineLength), face: knownFace, tube: knownTube }];
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minDesignWidthCm && value <= maxDesignWidthCm;
}

function slugIn<Slug extends string>(items: readonly { slug: Slug }[], value: unknown): Slug | undefined {
  return items.find(({ slug }) => slug === value)?.slug;
}
