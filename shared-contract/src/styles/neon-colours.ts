/** The nine tube colours. Product data, the designer and CSS (`--lumora-neon-<slug>`) use the same slugs. */
export const neonColours = [
  { name: 'Ice White', slug: 'ice-white', hex: '#eaf6ff' },
  { name: 'Warm White', slug: 'warm-white', hex: '#ffe3b8' },
  { name: 'Pink', slug: 'pink', hex: '#ff2e88' },
  { name: 'Red', slug: 'red', hex: '#ff3b3b' },
  { name: 'Orange', slug: 'orange', hex: '#ff7a1a' },
  { name: 'Lemon', slug: 'lemon', hex: '#f4ff4d' },
  { name: 'Green', slug: 'green', hex: '#39ff88' },
  { name: 'Blue', slug: 'blue', hex: '#38b6ff' },
  { name: 'Purple', slug: 'purple', hex: '#a855ff' },
] as const;

/** Slug of a tube colour. */
export type NeonTube = (typeof neonColours)[number]['slug'];
