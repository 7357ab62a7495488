import type { Design } from '@lumora/shared-contract/designs';

/** Returns the words of a design in one line. Separate from the measuring code, which heads and the cart do not load. */
export function designName({ lines }: Pick<Design, 'lines'>): string {
  return lines.map(({ text }) => text).join(' ');
}
