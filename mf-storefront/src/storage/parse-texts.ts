/**
 * Parses an object with the properties of `empty`. Storage is not trusted: a value that is not a text, or a broken object,
 * counts as empty.
 */
export function parseTexts<Texts extends Record<string, string>>(text: string | null, empty: Texts): Texts {
  const stored = parseEntries(text).filter(([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string');
  return { ...empty, ...Object.fromEntries(stored) };
}

/** Returns the entries of a stored object; none of a broken one. */
export function parseEntries(text: string | null): [name: string, value: unknown][] {
  try {
    return Object.entries(Object(JSON.parse(text ?? '')));
  } catch {
    return [];
  }
}
