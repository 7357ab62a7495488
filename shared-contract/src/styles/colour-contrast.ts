/** Returns the WCAG contrast ratio (1…21) of two colours such as `#ff2e88`, in either order. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Min contrast ratio of text and background (WCAG AA). */
export const minTextContrast = 4.5;

/** Returns the text colour `text`, or black or white if its contrast on `background` is below `minTextContrast`. */
export function readableTextColour(background: string, text: string): string {
  if (contrast(background, text) >= minTextContrast) return text;
  return contrast(background, '#ffffff') > contrast(background, '#000000') ? '#ffffff' : '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
