import {
  designRatesInput,
  mapDesignParts,
  toDesignRules,
  type DesignRates,
  type DesignRules,
} from '@lumora/shared-contract/designs';

export type RatesValues = ReturnType<typeof toRatesValues>;

/** Converts rates to form values; the value of an empty field is ''. */
export function toRatesValues({ updated_at, ...rates }: DesignRates) {
  return { ...mapDesignParts((part): number | '' => rates[part]), updated_at };
}

/** Converts form values to pricing rules; returns null while a value is invalid. */
export function parseDesignRules(values: RatesValues): DesignRules | null {
  return designRatesInput.isValidSync(values) ? toDesignRules(designRatesInput.cast(values)) : null;
}
