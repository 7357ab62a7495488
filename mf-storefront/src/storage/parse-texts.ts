/** Parses an object of texts. Storage is not trusted: a value that is not a text, or a broken object, counts as ''. */
export function parseTexts<Name extends string>(text: string | null, names: readonly Name[]): Record<Name, string> {
  const entries = parseEntries(text);
  const textOf = (name: Name) => (typeof entries[name] === 'string' ? entries[name] : '');
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>; // has every name
}

function parseEntries(text: string | null): Partial<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(text ?? '');
    return typeof entries === 'object' && entries !== null ? { ...entries } : {};
  } catch {
    return {};
  }
}
