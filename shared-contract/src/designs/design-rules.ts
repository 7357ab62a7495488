import { Type, type Static } from '@sinclair/typebox';

const paise = Type.Integer();

/**
 * What the parts of a sign cost, in paise. `start`: power supply, wiring, packing of any sign. `tube_per_metre`, and on
 * top of it `outdoor_per_metre` for sealed tubes. Boards per square metre. `least`: no sign costs less.
 */
export const designRules = Type.Object({
  start: paise,
  tube_per_metre: paise,
  outdoor_per_metre: paise,
  board_clear: paise,
  board_black: paise,
  board_cut: paise,
  board_frame: paise,
  dimmer: paise,
  least: paise,
});
export type DesignRules = Static<typeof designRules>;
