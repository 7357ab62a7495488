import { randomInt } from 'node:crypto';

/** Digits and capital letters without those that are easily confused: 0, O, 1, I, L. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a text of `length` random characters from a cryptographic source. */
export function randomCharacters(length: number): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
}
