import type { ColourSwap } from '../scene.ts';
import type { RoomName } from '../rooms.ts';
import type { Sign } from '../sign.ts';
import type { Line } from '../lettering.ts';

/** A further picture of a product, beside the one of its sign lit on its wall. */
export type Shot =
  | { kind: 'close'; x: number; y: number; zoom: number }
  | { kind: 'angle'; turn: number }
  | { kind: 'day' }
  | { kind: 'colours'; swap: ColourSwap }
  | { kind: 'room'; room: RoomName };

export interface ProductSign extends Omit<Sign, 'alt' | 'place' | 'size'> {
  /** What the sign shows, without its colours: they follow from its pieces. */
  subject: string;
  shots: Shot[];
}

export const day: Shot = { kind: 'day' };

export function closeUp(x: number, y: number, zoom = 1.8): Shot {
  return { kind: 'close', x, y, zoom };
}

export function fromTheSide(turn: number): Shot {
  return { kind: 'angle', turn };
}

export function inColours(swap: ColourSwap): Shot {
  return { kind: 'colours', swap };
}

export function inRoom(room: RoomName): Shot {
  return { kind: 'room', room };
}

/** A line of letters in the middle of the sign. */
export function words(text: string, face: Line['face'], y: number, width: number, more: Partial<Line> = {}): Line {
  return { text, face, x: 800, y, width, ...more };
}
