import { outlineOf, type LoadedFont } from '../src/designs/drawing/loaded-font.ts';
import { measureStrokes } from './stroke-length.ts';

/** Width of a piece of text, length of its tube, and reach of its glyphs above and below the baseline; ems. */
export interface Piece {
  width: number;
  tube: number;
  above: number;
  below: number;
}

type Pieces = Map<string, Piece>;

/** Measures each of `latinLetters` for which the font has a glyph. */
export async function latinPieces(font: LoadedFont): Promise<Pieces> {
  const pieces: Pieces = new Map();
  for (const letter of latinLetters) {
    if (outlineOf(font, letter).hasAllGlyphs) pieces.set(letter, await measure(font, letter));
  }
  return pieces;
}

/**
 * Measures the pieces of Devanagari, in which consonants join and vowels are marks around them: whole letters alone,
 * marks by what they add to a letter, half letters by their joiner form, and the pairs of consonants whose joint form is
 * not the sum of a half and a whole letter.
 */
export async function hindiPieces(font: LoadedFont): Promise<Pieces> {
  const pieces: Pieces = new Map();
  const add = async (piece: string, text: string, without = '') => {
    if (!outlineOf(font, text).hasAllGlyphs) return;
    const [whole, rest] = [await measure(font, text), await measure(font, without)];
    pieces.set(piece, {
      ...whole,
      width: Math.max(0, whole.width - rest.width),
      tube: Math.max(0, whole.tube - rest.tube),
    });
  };
  for (const letter of wholeLetters) await add(letter, letter);
  for (const mark of marks) await add(mark, carrier + mark, carrier);
  for (const letter of consonants) await add(letter + virama + joiner, letter + virama + joiner);
  await add(ra + virama + joiner, ra + virama + carrier, carrier); // before a letter it is a hook above that
  await add(virama + ra, carrier + virama + ra, carrier); // behind one a stroke below it
  for (const first of consonants) {
    for (const second of consonants) await addJoint(font, pieces, first + virama + second);
  }
  return pieces;
}

async function addJoint(font: LoadedFont, pieces: Pieces, joint: string): Promise<void> {
  const parts = joint.endsWith(virama + ra)
    ? [joint.charAt(0), virama + ra]
    : [joint.slice(0, 2) + joiner, joint.charAt(2)];
  const whole = await measure(font, joint);
  const sum = (of: 'width' | 'tube') => parts.reduce((total, part) => total + (pieces.get(part)?.[of] ?? 0), 0);
  const isSum = Math.abs(whole.width - sum('width')) < 0.08 && Math.abs(whole.tube - sum('tube')) < 0.1 * whole.tube;
  if (!isSum) pieces.set(joint, whole);
}

const latinLetters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ©®°·¡¿×–—‘’“”•…'),
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
const virama = '\u094d';
const joiner = '\u200d';
const ra = 'र';
/** A letter whose form does not change when it has a mark. */
const carrier = 'प';
const consonants = between(0x0915, 0x0939).filter((letter) => !'ऩऱऴ'.normalize('NFC').includes(letter));
const wholeLetters = [...between(0x0905, 0x0914), ...consonants, 'ॐ', 'ऽ', '।', '॥', 'ॠ', ...between(0x0966, 0x096f)];
const marks = [...between(0x0901, 0x0903), '\u093c', ...between(0x093e, 0x0945), ...between(0x0947, 0x094d)];

async function measure(font: LoadedFont, text: string): Promise<Piece> {
  const outline = outlineOf(font, text);
  const { top, bottom } = outline.box;
  return {
    width: outline.width,
    tube: (await measureStrokes(outline)).length,
    // a space has no outline
    above: Math.max(0, -top),
    below: Math.max(0, bottom),
  };
}
