/** Normalizes the text of a colour field to the stored form, such as `#ff2e88`; returns undefined if it is invalid. */
export function typedColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
}
