/** The colour that is typed, as inputs of promotions keep it (`#ff2e88`); undefined while it is none. */
export function typedColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
}
