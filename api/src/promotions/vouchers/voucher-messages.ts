const zone = 'Asia/Kolkata';
const dayOnly = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' });
const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
const yearOf = new Intl.DateTimeFormat('en-IN', { timeZone: zone, year: 'numeric' });

const mostNamed = 3;

/** The Indian day of a moment (ms since 1970) as a sentence has it: `on 3 November`, or `today at 6:00 pm`. */
export function formatDay(moment: number, now: number): string {
  if (dayOfYear.format(moment) === dayOfYear.format(now)) return `today at ${timeOfDay.format(moment)}`;
  return `on ${(yearOf.format(moment) === yearOf.format(now) ? dayOnly : dayOfYear).format(moment)}`;
}

/** `A`, `A and B`, `A, B and C`, `A, B, C and 4 more`. */
export function formatList(titles: string[]): string {
  const named = titles.slice(0, mostNamed);
  const more = titles.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
