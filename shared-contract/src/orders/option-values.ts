/** Returns the values of the `details` of an order line: of `Size: 30x24 · Colour: Pink` it is `['30x24', 'Pink']`. */
export function optionValues(details: string): string[] {
  return details.split(' · ').map((option) => option.replace(/^[^:]+: /, ''));
}
