import bedroom from './rooms/bedroom.avif';
import brick from './rooms/brick.avif';
import cafe from './rooms/cafe.avif';
import living from './rooms/living.avif';

/** Rooms of the preview. `plate` is the URL of a picture of the empty wall, `plateCm` in size. */
export const rooms = [
  { slug: 'brick', name: 'Brick', plate: brick, hasFurniture: false },
  { slug: 'living', name: 'Living room', plate: living, hasFurniture: true },
  { slug: 'bedroom', name: 'Bedroom', plate: bedroom, hasFurniture: true },
  { slug: 'cafe', name: 'Café', plate: cafe, hasFurniture: true },
] as const;
export type Room = (typeof rooms)[number]['slug'];

export function findRoom(room: Room) {
  return rooms.find(({ slug }) => slug === room) ?? rooms[0];
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
