import { neonColours } from '@lumora/shared-contract/styles';

/** Returns the value of the option Colour; undefined without that option. */
export function colourOf(options: { title: string; value: string }[]): string | undefined {
  return options.find(({ title }) => title.toLowerCase() === 'colour')?.value;
}

/**
 * Returns the colours that a picture shows, such as `Shown in pink`, when the selected colour is not among them. They are
 * read from its alternative text; `name` is the text of pictures without one of their own, which says nothing about colours.
 */
export function colourNote(alt: string, { colour, name }: { colour: string | undefined; name: string }): string | null {
  const shown = alt === name ? [] : namedColours(alt);
  if (colour === undefined || shown.length === 0 || shown.includes(colour.toLowerCase())) return null;
  return `Shown in ${shown.join(' and ')}`;
}

/** Returns whether an alternative text names the colour. */
export function namesColour(alt: string, colour: string): boolean {
  return namedColours(alt).includes(colour.toLowerCase());
}

/** Returns the tube colours that a text names, in lower case. Texts in quotation marks are the words of a sign. */
function namedColours(alt: string): string[] {
  const description = alt.toLowerCase().replaceAll(/“[^”]*”/g, '');
  return neonColours
    .map(({ name }) => name.toLowerCase())
    .map((name) => ({ name, index: description.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index)
    .map(({ name }) => name);
}
