import { Type, type Static } from '@sinclair/typebox';

/**
 * What the parts of a sign cost, in paise. `start`: power supply, wiring, packing of any sign. `tube_per_metre`, and on
 * top of it `outdoor_per_metre` for sealed tubes. Boards per square metre. `least`: no sign costs less.
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
  | 'least';

/** A value for each part that has a price. */
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
    least: valueOf('least'),
  };
}
