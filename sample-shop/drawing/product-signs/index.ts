import { cafeSigns } from './cafe.ts';
import { customSigns } from './custom.ts';
import { floroSigns } from './floro.ts';
import { homeSigns } from './home.ts';
import { ledBoardSigns } from './led-boards.ts';
import { ledLogoSigns } from './led-logos.ts';
import { logoSigns } from './logos.ts';
import { namePlateSigns } from './name-plates.ts';
import { preCutSigns } from './pre-cut.ts';
import { openSigns } from './open-signs.ts';
import type { ProductSign } from './product-sign.ts';
import { weddingSigns } from './wedding.ts';

const lines = [
  preCutSigns,
  customSigns,
  weddingSigns,
  cafeSigns,
  openSigns,
  homeSigns,
  logoSigns,
  ledBoardSigns,
  namePlateSigns,
  ledLogoSigns,
  floroSigns,
];

/** The first of every line, then the second of every line, and so on: drawing that is stopped has something of each. */
export const productSigns: ProductSign[] = Array.from({
  length: Math.max(...lines.map(({ length }) => length)),
}).flatMap((_value, place) => lines.flatMap((signs) => signs.slice(place, place + 1)));
