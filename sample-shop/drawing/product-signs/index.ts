import { cafeSigns } from './cafe.ts';
import { customSigns } from './custom.ts';
import { floroSigns } from './floro.ts';
import { homeSigns } from './home.ts';
import { ledBoardSigns } from './led-boards.ts';
import { ledLogoSigns } from './led-logos.ts';
import { logoSigns } from './logos.ts';
import { namePlateSigns } from './name-plates.ts';
import { openSigns } from './open-signs.ts';
import { preCutSigns } from './pre-cut.ts';
import type { ProductSign } from './product-sign.ts';
import { weddingSigns } from './wedding.ts';

export const productSigns: ProductSign[] = [
  ...preCutSigns,
  ...customSigns,
  ...weddingSigns,
  ...cafeSigns,
  ...openSigns,
  ...homeSigns,
  ...logoSigns,
  ...ledBoardSigns,
  ...namePlateSigns,
  ...ledLogoSigns,
  ...floroSigns,
];
