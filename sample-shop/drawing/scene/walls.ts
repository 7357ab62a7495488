import { drape, foliage, nightGlass, planks, slats } from './soft-walls.ts';
import { brick, concrete, marble, plaster, tiles } from './stone-walls.ts';
import { paintSurface, scaled, type Canvas, type Painter, type Surface } from './surface.ts';

const darkBrick = brick({ tones: ['#5a3b33', '#4a332f', '#6a4237', '#3d2d2c'], mortar: '#5d5753', roughness: 1 });

const painters = {
  'dark-brick': darkBrick,
  'small-dark-brick': scaled(darkBrick, 0.68),
  'black-brick': brick({ tones: ['#33333a', '#2c2c33', '#3a3a42', '#303038'], mortar: '#2a2a30', roughness: 0.7 }),
  'white-brick': brick({ tones: ['#b9b4ac', '#aaa59e', '#c2bdb5', '#b0aaa3'], mortar: '#9a958f', roughness: 0.8 }),
  plaster: plaster('#8d8794', 1),
  'pink-plaster': plaster('#a77f86', 0.8),
  'green-plaster': plaster('#4c6a60', 0.9),
  'clay-plaster': plaster('#94604a', 0.9),
  'cream-plaster': plaster('#b5a68c', 0.7),
  'plum-plaster': plaster('#5c3a58', 0.9),
  'navy-plaster': plaster('#3b4468', 0.9),
  concrete,
  wood: planks({ tones: ['#6b4a33', '#5c3f2c', '#775239', '#63452f'], width: 190, upright: true }),
  'dark-wood': planks({ tones: ['#3c2c24', '#33261f', '#44322a', '#2e231d'], width: 240, upright: false }),
  tiles: tiles('#2f5a5c', 0.9),
  'white-tiles': tiles('#c3c6c4', 0.8),
  foliage,
  marble: marble('#3a3d42', '#a89a80'),
  'pale-marble': marble('#b4b0ac', '#6a665f'),
  slats: slats('#7a5638'),
  'dark-slats': slats('#3a2c26'),
  drape: drape('#a89a92'),
  'night-glass': nightGlass,
} satisfies Record<string, Painter>;

export type WallName = keyof typeof painters;

export function buildWall(name: WallName, canvas: Canvas): Surface {
  return paintSurface(canvas, painters[name]);
}

/** Description of the wall in the text of a picture. */
export const wallDescriptions: Record<WallName, string> = {
  'dark-brick': 'dark brick',
  'small-dark-brick': 'dark brick',
  'black-brick': 'black brick',
  'white-brick': 'white brick',
  plaster: 'grey plaster',
  'pink-plaster': 'pink plaster',
  'green-plaster': 'a green wall',
  'clay-plaster': 'a clay wall',
  'cream-plaster': 'a cream wall',
  'plum-plaster': 'a plum wall',
  'navy-plaster': 'a navy wall',
  concrete: 'concrete',
  wood: 'wood planks',
  'dark-wood': 'dark wood',
  tiles: 'teal tiles',
  'white-tiles': 'white tiles',
  foliage: 'a leaf wall',
  marble: 'dark marble',
  'pale-marble': 'pale marble',
  slats: 'wooden battens',
  'dark-slats': 'dark battens',
  drape: 'hanging cloth',
  'night-glass': 'a rainy window at night',
};
