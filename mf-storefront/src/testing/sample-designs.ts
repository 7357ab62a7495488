import {
  priceDesign,
  type Design,
  type DesignRules,
  type LineStrokes,
  type SavedDesign,
} from '@lumora/shared-contract/designs';
import { toRupees } from '@lumora/shared-contract/format';

export const rules: DesignRules = {
  start: 90_000,
  tube_per_metre: 140_000,
  outdoor_per_metre: 40_000,
  board_clear: 240_000,
  board_black: 260_000,
  board_cut: 320_000,
  board_frame: 180_000,
  dimmer: 45_000,
  min_price: 249_900,
};

/** The API's response to any line of text: one straight stroke. */
export const strokes: LineStrokes = { path: 'M0 0C500 -700 1500 -700 2000 0', width: 2 };

const chai: Design = {
  lines: [{ text: 'Chai', font: 'comfortaa', tube: 'blue' }],
  width_cm: 90,
  backboard: 'black',
  dimmer: true,
  outdoor: false,
};

export const savedChai = savedDesignOf(chai, 'cha1cha1');

/** Returns the API's response to a design. */
export function savedDesignOf(design: Design, id = 'x7k2m9q4'): SavedDesign {
  return {
    id,
    design,
    price: toRupees(priceDesign(design, rules).paise),
    strokes: design.lines.map(() => strokes),
    withdrawn_fonts: [],
  };
}

/** The API's responses about designs, by path. */
export const designResponses = {
  '/designs/rules': () => ({ data: rules }),
  '/designs/ideas': () => ({ data: [savedChai] }),
  [`/designs/${savedChai.id}`]: () => ({ data: savedChai }),
};
