import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { expectedVersion } from '../http/expected-version.ts';
import { rupeesField } from '../http/rupees-field.ts';
import { eachDesignPart, type DesignRules } from './design-rules.ts';

/** What the console calls the parts of a sign that have a price. */
export const designRateNames: Record<keyof DesignRules, string> = {
  start: 'Base price',
  tube_per_metre: 'Neon tube',
  outdoor_per_metre: 'Sealed for outdoors',
  board_clear: 'Clear acrylic',
  board_black: 'Black acrylic',
  board_cut: 'Clear, cut to shape',
  board_frame: 'Open steel frame',
  dimmer: 'Dimmer',
  least: 'Smallest order',
};

/** Rupees; what the database takes of one part. */
const highestRate = 1_000_000;

/** Body of `/admin/design-rates/update`: what `DesignRules` says, in rupees. */
export const designRatesInput = object({
  ...eachDesignPart((part) => {
    const name = designRateNames[part];
    return rupeesField(name).required(`${name} is required`).max(highestRate, `${name} is at most ${highestRate}`);
  }),
  updated_at: expectedVersion,
});
export type DesignRatesInput = InferType<typeof designRatesInput>;

/** Answer of `/admin/design-rates`; when and by whom any of them was last changed. */
export const designRates = Type.Object({
  ...eachDesignPart(() => Type.Number()),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type DesignRates = Static<typeof designRates>;

/** The rules that rates in rupees stand for. */
export function rulesOfRates(rates: Record<keyof DesignRules, number>): DesignRules {
  return eachDesignPart((part) => Math.round(rates[part] * 100));
}
