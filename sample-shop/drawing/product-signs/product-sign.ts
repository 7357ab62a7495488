import type { Line } from '../lettering.ts';
import type { RoomName } from '../rooms/rooms.ts';
import type { Sign } from '../sign.ts';

/** What a product's pictures show; its place and size in them follow. */
export interface ProductSign extends Pick<Sign, 'slug' | 'wall' | 'pieces' | 'boards'> {
  /** What the sign shows, without its colours: they follow from its pieces. */
  subject: string;
  /** Where it hangs in the picture that shows its size. */
  room: RoomName;
}

/** A line of letters in the middle of the sign. */
export function words(text: string, face: Line['face'], y: number, width: number, more: Partial<Line> = {}): Line {
  return { text, face, x: 800, y, width, ...more };
}
