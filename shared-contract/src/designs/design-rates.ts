import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from '../validation/schema.ts';
import { toPaise } from '../format/paise.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { rupeesField } from '../http/rupees-field.ts';
import { mapDesignParts, type DesignRules } from './design-rules.ts';

/** Labels of the console for the parts of a sign that have a price. */
export const designRateNames: Record<keyof DesignRules, string> = {
  start: 'Base price',
  tube_per_metre: 'Neon tube',
  outdoor_per_metre: 'Sealed for outdoors',
  board_clear: 'Clear acrylic',
  board_black: 'Black acrylic',
  board_cut: 'Clear, cut to shape',
  board_frame: 'Open steel frame',
  dimmer: 'Dimmer',
  min_price: 'Minimum price',
};

/** Rupees; the largest rate that the database accepts. */
const maxRate = 1_000_000;

/** Body of `/admin/design-rates/update`: the fields of `DesignRules`, in rupees. */
export const designRatesInput = object({
  ...mapDesignParts((part) => {
    const name = designRateNames[part];
    return rupeesField(name).required(`${name} is required`).max(maxRate, `${name} is at most ${maxRate}`);
  }),
  updated_at: expectedVersion,
});
export type DesignRatesInput = InferType<typeof designRatesInput>;

/** Response of `/admin/design-rates`, in rupees, with the timestamp (ISO 8601) and author of the last change. */
export const designRates = Type.Object({
  ...mapDesignParts(() => Type.Number()),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type DesignRates = Static<typeof designRates>;

/** Converts rates in rupees to price rules in paise. */
export function toDesignRules(rates: Record<keyof DesignRules, number>): DesignRules {
  return mapDesignParts((part) => toPaise(rates[part]));
}
