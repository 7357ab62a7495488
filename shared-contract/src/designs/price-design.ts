import type { Design } from './design.ts';
import type { DesignRules } from './design-rules.ts';
import { measureDesign } from './measure-design.ts';

/** One part of a price, in paise. */
export interface DesignPricePart {
  part: 'start' | 'tube' | 'board' | 'dimmer' | 'outdoor' | 'min_price';
  paise: number;
}

export interface DesignPrice {
  /** each is whole rupees above 0; the sum is `paise` */
  parts: DesignPricePart[];
  paise: number;
}

/**
 * Returns the price of a design by `rules`, in paise. It is the price that the shop shows and charges. Each part is rounded
 * to whole rupees on its own, so that the shown parts add up. `designProblems` must be empty for the design.
 */
export function priceDesign(design: Design, rules: DesignRules): DesignPrice {
  const { tube_cm, board_cm2 } = measureDesign(design);
  const amounts: DesignPricePart[] = [
    { part: 'start', paise: rules.start },
    { part: 'tube', paise: (rules.tube_per_metre * tube_cm) / 100 },
    { part: 'board', paise: (rules[`board_${design.backboard}`] * board_cm2) / 10_000 },
    { part: 'dimmer', paise: design.dimmer ? rules.dimmer : 0 },
    { part: 'outdoor', paise: design.outdoor ? (rules.outdoor_per_metre * tube_cm) / 100 : 0 },
  ];
  const parts = amounts.map(({ part, paise }) => ({ part, paise: wholeRupees(paise) }));
  const sum = parts.reduce((total, { paise }) => total + paise, 0);
  const missing = Math.max(0, wholeRupees(rules.min_price) - sum);
  const all: DesignPricePart[] = [...parts, { part: 'min_price', paise: missing }];
  return { parts: all.filter(({ paise }) => paise > 0), paise: sum + missing };
}

function wholeRupees(paise: number): number {
  return Math.round(paise / 100) * 100;
}
