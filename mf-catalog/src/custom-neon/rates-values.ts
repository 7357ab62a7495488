import {
  designRatesInput,
  mapDesignParts,
  toDesignRules,
  type DesignRates,
  type DesignRules,
} from '@lumora/shared-contract';

export type RatesValues = ReturnType<typeof ratesValues>;

/** What the form holds of the rates; '' while a field is empty. */
export function ratesValues({ updated_at, ...rates }: DesignRates) {
  return { ...mapDesignParts((part): number | '' => rates[part]), updated_at };
}

/** The rules that the typed rates stand for; null while one of them is none. */
export function typedRules(values: RatesValues): DesignRules | null {
  return designRatesInput.isValidSync(values) ? toDesignRules(designRatesInput.cast(values)) : null;
}
