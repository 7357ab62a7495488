import { createHash } from 'node:crypto';
import type { Design } from '@lumora/shared-contract';

/** The design with its fields in one order, so that equal designs are equal texts. */
export function canonicalDesign({ lines, width_cm, backboard, dimmer, outdoor }: Design): Design {
  return { lines: lines.map(({ text, face, tube }) => ({ text, face, tube })), width_cm, backboard, dimmer, outdoor };
}

/** Ids for a canonical design, the short one first; the longer ones are for when another design has that. */
export function designIds(content: Design): string[] {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest();
  const letters = [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return [8, 12, 20].map((length) => letters.slice(0, length));
}

/** 32 that are not taken for one another when a link is read out. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
