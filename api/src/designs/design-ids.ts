import { createHash } from 'node:crypto';
import type { Design } from '@lumora/shared-contract/designs';

/** Returns the design with its fields in a fixed sequence, so that equal designs have equal JSON. */
export function canonicalDesign({ lines, width_cm, backboard, dimmer, outdoor }: Design): Design {
  return { lines: lines.map(({ text, font, tube }) => ({ text, font, tube })), width_cm, backboard, dimmer, outdoor };
}

/** Returns possible ids of a canonical design, from its hash, shortest first; the longer ones are used after a collision. */
export function designIds(content: Design): string[] {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest();
  const characters = [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return [8, 12, 20].map((length) => characters.slice(0, length));
}

/** 32 characters without the similar letters i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
