/**
 * The fonts of the designer. Each is drawn along the centre lines of its strokes, as a tube is bent. Fonts with `hindi` have
 * Devanagari glyphs too. `slug` is also the name of the font's npm package (`@fontsource/<slug>`); `look` describes the
 * style to shoppers.
 */
export const designFonts = [
  { slug: 'tilt-neon', name: 'Tilt Neon', look: 'Classic tube', hindi: false },
  { slug: 'sacramento', name: 'Sacramento', look: 'Fine script', hindi: false },
  { slug: 'pacifico', name: 'Pacifico', look: 'Round brush', hindi: false },
  { slug: 'comfortaa', name: 'Comfortaa', look: 'Round letters', hindi: false },
  { slug: 'quicksand', name: 'Quicksand', look: 'Plain and light', hindi: false },
  { slug: 'poiret-one', name: 'Poiret One', look: 'Art deco', hindi: false },
  { slug: 'caveat', name: 'Caveat', look: 'Handwriting', hindi: false },
  { slug: 'dancing-script', name: 'Dancing Script', look: 'Lively script', hindi: false },
  { slug: 'varela-round', name: 'Varela Round', look: 'Bold and friendly', hindi: false },
  { slug: 'amatic-sc', name: 'Amatic SC', look: 'Tall capitals', hindi: false },
  { slug: 'baloo-2', name: 'Baloo 2', look: 'Round', hindi: true },
  { slug: 'kalam', name: 'Kalam', look: 'Pen', hindi: true },
  { slug: 'tillana', name: 'Tillana', look: 'Festive', hindi: true },
  { slug: 'poppins', name: 'Poppins', look: 'Geometric', hindi: true },
] as const;
export type DesignFont = (typeof designFonts)[number]['slug'];

/** Fonts that cannot be drawn as single tubes. Designs that were saved with one are shown in the nearest other font. */
export const withdrawnFonts: readonly { slug: string; name: string; replacement: DesignFont }[] = [
  { slug: 'yellowtail', name: 'Yellowtail', replacement: 'pacifico' },
  { slug: 'neonderthaw', name: 'Neonderthaw', replacement: 'sacramento' },
];

/** Returns the font that replaces a withdrawn one; every other value unchanged. */
export function replaceWithdrawnFont<T>(slug: T): T | DesignFont {
  return withdrawnFonts.find((font) => font.slug === slug)?.replacement ?? slug;
}
