import { Type, type Static } from '@sinclair/typebox';
import { neonColours } from '../styles/neon-colours.ts';
import { designFonts } from './design-fonts.ts';
import { backboards } from './design-limits.ts';

const slugUnion = <Slug extends string>(items: readonly { slug: Slug }[]) =>
  Type.Unsafe<Slug>(Type.Union(items.map(({ slug }) => Type.Literal(slug))));

/** A sign as a shopper has drawn it. `width_cm` is that of the lit text; the height follows from the letters. */
export const design = Type.Object({
  lines: Type.Array(Type.Object({ text: Type.String(), face: slugUnion(designFonts), tube: slugUnion(neonColours) })),
  width_cm: Type.Integer(),
  backboard: slugUnion(backboards),
  dimmer: Type.Boolean(),
  outdoor: Type.Boolean(),
});
export type Design = Static<typeof design>;
export type DesignLine = Design['lines'][number];

/** A kept design: `id` is the end of its short link, equal designs have equal ids; `price` is today's, in rupees. */
export const savedDesign = Type.Object({ id: Type.String(), design, price: Type.Number() });
export type SavedDesign = Static<typeof savedDesign>;

/** Answer of `GET /designs/ideas`: designs to start from. */
export const designIdeas = Type.Array(savedDesign);
