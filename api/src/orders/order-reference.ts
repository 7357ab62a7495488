import { randomInt } from 'node:crypto';

/** Those of `referencePattern`: none is taken for another when it is read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `LUM-` and six signs, at random, so that nobody counts the shop's orders or finds another's. */
export function newReference(): string {
  return `LUM-${Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
