import type { Design } from './design.ts';
import type { DesignRules } from './design-rules.ts';
import { measureDesign } from './measure-design.ts';

/** One part of a price, in paise. */
export interface DesignPricePart {
  part: 'start' | 'tube' | 'board' | 'dimmer' | 'outdoor' | 'least';
  paise: number;
}

export interface DesignPrice {
  /** whole rupees each, none of them 0; together they are `paise` */
  parts: DesignPricePart[];
  paise: number;
}

/**
 * The price of a design by the rules of the day, in paise: what the shop shows and what is ordered. Each part is rounded
 * to whole rupees by itself, so that the parts that are shown add up. The design must be one in which `designProblems` finds none.
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
  const missing = Math.max(0, wholeRupees(rules.least) - sum);
  const all: DesignPricePart[] = [...parts, { part: 'least', paise: missing }];
  return { parts: all.filter(({ paise }) => paise > 0), paise: sum + missing };
}

function wholeRupees(paise: number): number {
  return Math.round(paise / 100) * 100;
}
