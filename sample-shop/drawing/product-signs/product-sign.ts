import type { Line } from '../lines/lettering.ts';
import type { RoomName } from '../rooms/rooms.ts';
import type { Sign } from '../scene/sign.ts';

/** The sign in a product's pictures; its position and size in them follow. */
export interface ProductSign extends Pick<Sign, 'slug' | 'wall' | 'pieces' | 'boards'> {
  /** Description of the sign without its colours, which follow from its pieces. */
  subject: string;
  /** Room of the picture that shows its size. */
  room: RoomName;
}

/** Returns a line of letters in the middle of the sign. */
export function textLine(text: string, font: Line['font'], y: number, width: number, more: Partial<Line> = {}): Line {
  return { text, font, x: 800, y, width, ...more };
}
