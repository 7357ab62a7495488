/**
 * The fonts of the designer. Each is drawn along the centre lines of its strokes, as a tube is bent. Fonts with `hindi` have
 * Devanagari glyphs too. `slug` is also the name of the font's npm package (`@fontsource/<slug>`); `style` describes the
 * style to shoppers.
 */
export const designFonts = [
  { slug: 'tilt-neon', name: 'Tilt Neon', style: 'Classic tube', hindi: false },
  { slug: 'sacramento', name: 'Sacramento', style: 'Fine script', hindi: false },
  { slug: 'pacifico', name: 'Pacifico', style: 'Round brush', hindi: false },
  { slug: 'comfortaa', name: 'Comfortaa', style: 'Round letters', hindi: false },
  { slug: 'quicksand', name: 'Quicksand', style: 'Plain and light', hindi: false },
  { slug: 'poiret-one', name: 'Poiret One', style: 'Art deco', hindi: false },
  { slug: 'caveat', name: 'Caveat', style: 'Handwriting', hindi: false },
  { slug: 'dancing-script', name: 'Dancing Script', style: 'Lively script', hindi: false },
  { slug: 'varela-round', name: 'Varela Round', style: 'Bold and friendly', hindi: false },
  { slug: 'amatic-sc', name: 'Amatic SC', style: 'Tall capitals', hindi: false },
  { slug: 'baloo-2', name: 'Baloo 2', style: 'Round', hindi: true },
  { slug: 'kalam', name: 'Kalam', style: 'Pen', hindi: true },
  { slug: 'tillana', name: 'Tillana', style: 'Festive', hindi: true },
  { slug: 'poppins', name: 'Poppins', style: 'Geometric', hindi: true },
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
