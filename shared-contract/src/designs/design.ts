import { Type, type Static } from '@sinclair/typebox';
import { slugUnion } from '../http/literal-union.ts';
import { neonColours } from '../styles/neon-colours.ts';
import { designFonts } from './design-fonts.ts';
import { backboards } from './design-limits.ts';
import { lineStrokes } from './line-strokes.ts';

/**
 * A sign that a shopper designed. `width_cm` is the width of the letters; its height follows from the letters. `font` is the
 * slug of a font, `tube` that of a colour.
 */
export const design = Type.Object({
  lines: Type.Array(Type.Object({ text: Type.String(), font: slugUnion(designFonts), tube: slugUnion(neonColours) })),
  width_cm: Type.Integer(),
  backboard: slugUnion(backboards),
  dimmer: Type.Boolean(),
  outdoor: Type.Boolean(),
});
export type Design = Static<typeof design>;
export type DesignLine = Design['lines'][number];

/**
 * A saved design. `id` is the last part of its short link; equal designs have equal ids. `price` is the current price, in
 * rupees. `strokes` has an item for each line. `withdrawn_fonts` are the names of fonts that were replaced in `design`.
 */
export const savedDesign = Type.Object({
  id: Type.String(),
  design,
  price: Type.Number(),
  strokes: Type.Array(lineStrokes),
  withdrawn_fonts: Type.Array(Type.String()),
});
export type SavedDesign = Static<typeof savedDesign>;

/** Response of `GET /designs/ideas`: sample designs. */
export const designIdeas = Type.Array(savedDesign);
