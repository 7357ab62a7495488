import { randomInt } from 'node:crypto';

/** None is taken for another when it is read out: no 0, O, 1, I, L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** So many signs that nobody can guess. */
export function randomSigns(length: number): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}
