import bedroom from './rooms/bedroom.avif';
import brick from './rooms/brick.avif';
import cafe from './rooms/cafe.avif';
import living from './rooms/living.avif';

/** Rooms of the preview. `plate` is the URL of a picture of the room without a sign, `plateCm` in size. */
export const rooms = [
  { slug: 'brick', name: 'Brick', plate: brick, hasFurniture: false },
  { slug: 'living', name: 'Living room', plate: living, hasFurniture: true },
  { slug: 'bedroom', name: 'Bedroom', plate: bedroom, hasFurniture: true },
  { slug: 'cafe', name: 'Café', plate: cafe, hasFurniture: true },
] as const;
export type Room = (typeof rooms)[number]['slug'];

export function getRoom(slug: Room) {
  const room = rooms.find((entry) => entry.slug === slug);
  if (room === undefined) throw new Error(`There is no room ${slug}.`);
  return room;
}

/** Options of the preview of a design. */
export interface View {
  room: Room;
  isLit: boolean;
  isDay: boolean;
}

/**
 * Size of the wall that a plate shows, and, below its upper edge, the height of the middle of a low sign and of the
 * furniture; cm.
 */
export const plateCm = { width: 330, height: 260, signBelowTop: 86, furnitureBelowTop: 111 };
