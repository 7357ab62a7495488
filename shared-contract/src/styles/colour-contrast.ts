/** WCAG contrast (1…21) of two colours such as `#ff2e88`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Least contrast of words and their ground (WCAG AA). */
export const minTextContrast = 4.5;

/** The colour in which the shop writes `ink` on `ground`: black or white where it could not be read. */
export function readableTextColour(ground: string, ink: string): string {
  if (contrast(ground, ink) >= minTextContrast) return ink;
  return contrast(ground, '#ffffff') > contrast(ground, '#000000') ? '#ffffff' : '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
