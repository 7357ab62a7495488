import { formatPaise } from '@lumora/shared-contract/format';

/** Renders by how much a choice changes the price (paise), such as ` +₹450`; nothing for 0 and for no price. */
export function PriceDifference({ paise = 0 }: { paise: number | undefined }) {
  return paise === 0 ? null : <span>{` ${paise > 0 ? '+' : '−'}${formatPaise(Math.abs(paise))}`}</span>;
}
