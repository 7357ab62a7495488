import type { Sign } from '../scene/sign.ts';
import { boardSigns } from './board-signs.ts';
import { celebrationSigns } from './celebrations.ts';
import { generalSigns } from './general.ts';
import { homeSigns } from './homes.ts';
import { neonSigns } from './neon.ts';
import { placeSigns } from './places.ts';

export const signs: Sign[] = [
  ...neonSigns,
  ...boardSigns,
  ...celebrationSigns,
  ...placeSigns,
  ...homeSigns,
  ...generalSigns,
];
