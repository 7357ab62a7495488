import { cafeNeonSigns } from './cafe-neon-signs.ts';
import { customFloroSigns } from './custom-floro-signs.ts';
import { customNeonSigns } from './custom-neon-signs.ts';
import { homeNeonSigns } from './home-neon-signs.ts';
import { ledBoards } from './led-boards.ts';
import { ledLogos } from './led-logos.ts';
import { ledNameplates } from './led-nameplates.ts';
import { neonLogos } from './neon-logos.ts';
import { preCutNeonSigns } from './pre-cut-neon-signs.ts';
import type { SampleLine } from './sample-line.ts';
import { weddingNeonSigns } from './wedding-neon-signs.ts';

export const sampleLines: SampleLine[] = [
  preCutNeonSigns,
  customNeonSigns,
  weddingNeonSigns,
  cafeNeonSigns,
  homeNeonSigns,
  neonLogos,
  ledBoards,
  ledNameplates,
  ledLogos,
  customFloroSigns,
];
