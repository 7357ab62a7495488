import { Type, type Static } from '@sinclair/typebox';

/**
 * Prices of the parts of a sign, in paise. `start`: power supply, wiring and packing of every sign. `tube_per_metre`: tube;
 * `outdoor_per_metre` is added to it for sealed tubes. `board_*`: per square metre. `min_price`: the min price of a sign.
 */
export const designRules = Type.Object(mapDesignParts(() => Type.Integer()));
export type DesignRules = Static<typeof designRules>;

type DesignPart =
  | 'start'
  | 'tube_per_metre'
  | 'outdoor_per_metre'
  | 'board_clear'
  | 'board_black'
  | 'board_cut'
  | 'board_frame'
  | 'dimmer'
  | 'min_price';

/** Returns an object with the result of `valueOf` for each part that has a price. */
export function mapDesignParts<T>(valueOf: (part: DesignPart) => T): Record<DesignPart, T> {
  return {
    start: valueOf('start'),
    tube_per_metre: valueOf('tube_per_metre'),
    outdoor_per_metre: valueOf('outdoor_per_metre'),
    board_clear: valueOf('board_clear'),
    board_black: valueOf('board_black'),
    board_cut: valueOf('board_cut'),
    board_frame: valueOf('board_frame'),
    dimmer: valueOf('dimmer'),
    min_price: valueOf('min_price'),
  };
}
