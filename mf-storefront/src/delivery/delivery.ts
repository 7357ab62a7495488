import { shopTimeOffsetMs } from '@lumora/shared-contract/format';
import type { ShopVariant } from '@lumora/shared-contract/storefront';
import { dispatchDays, dispatchTime, maxTransitDays, minTransitDays } from './dispatch-time.ts';

/** Returns the availability of a variant with the time until it is dispatched; undefined is made to order. */
export function availability(variant: Pick<ShopVariant, 'stock' | 'max_quantity'> | undefined): string {
  if (variant === undefined || variant.stock === 'out') return `Made to order, ${dispatchTime}`;
  return variant.stock === 'low' ? `Only ${variant.max_quantity} left, ${dispatchTime}` : `In stock, ${dispatchTime}`;
}

/** Returns the days on which an order of `ordered` is dispatched and arrives, such as `1–3 Dec`. */
export function deliveryDates(ordered: Date): { dispatch: string; arrival: string } {
  const { min, max } = dispatchDays;
  return {
    dispatch: formatRange(addBusinessDays(ordered, min), addBusinessDays(ordered, max)),
    arrival: formatRange(
      addBusinessDays(ordered, min + minTransitDays),
      addBusinessDays(ordered, max + maxTransitDays),
    ),
  };
}

/** Adds days from Monday to Saturday, on which the workshop and the couriers work, in the time zone of India. */
function addBusinessDays(start: Date, count: number): Date {
  const day = new Date(start.getTime() + shopTimeOffsetMs);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0) left -= 1;
  }
  return day;
}

/** Formats two days so that no line breaks within. */
function formatRange(from: Date, to: Date): string {
  const isSameMonth = from.getUTCMonth() === to.getUTCMonth();
  const start = `${from.getUTCDate()}${isSameMonth ? '' : `\u00A0${months[from.getUTCMonth()]}`}`;
  return `${start}–${wordJoiner}${to.getUTCDate()}\u00A0${months[to.getUTCMonth()]}`;
}

/** Allows a line break after the dash of a range, for narrow columns. */
export function allowLineBreak(range: string): string {
  return range.replace(wordJoiner, '');
}

const wordJoiner = '\u2060';

/** Short names of the months. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
