import type { Design } from '@lumora/shared-contract';

/** What is written on it, its lines in one. Apart from its measures, so that heads and carts load none. */
export function designName({ lines }: Pick<Design, 'lines'>): string {
  return lines.map(({ text }) => text).join(' / ');
}
