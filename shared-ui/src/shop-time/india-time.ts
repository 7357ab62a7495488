/** India has one time zone, five and a half hours ahead of UTC, and no daylight saving; the browser's own is never asked. */
const offsetMs = 330 * 60_000;
const dayMs = 86_400_000;

/** A moment (ISO 8601) as a `datetime-local` field holds it in India: `2026-11-24T10:00`; empty for none. */
export function toIndiaField(moment: string): string {
  const ms = Date.parse(moment);
  return Number.isNaN(ms) ? '' : new Date(ms + offsetMs).toISOString().slice(0, 16);
}

/** The moment (ISO 8601, UTC) that a `datetime-local` field says in India; empty for none. */
export function fromIndiaField(typed: string): string {
  const ms = Date.parse(`${typed}Z`);
  return Number.isNaN(ms) ? '' : new Date(ms - offsetMs).toISOString();
}

/** The day in India that a moment (ms) lies on, and what part of it has gone by: days since 1970. */
export function toIndiaDays(ms: number): number {
  return (ms + offsetMs) / dayMs;
}

/** The moment (ms) at which a day in India begins, counted as by `toIndiaDays`. */
export function startOfIndiaDay(day: number): number {
  return day * dayMs - offsetMs;
}

const date = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' } as const;
const time = { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const thisYear = new Intl.DateTimeFormat('en-IN', time);
const otherYear = new Intl.DateTimeFormat('en-IN', { ...time, year: 'numeric' });
const day = new Intl.DateTimeFormat('en-IN', { ...date, weekday: 'short' });

/** A moment (ISO 8601) in India: “24 Nov, 10:00”, with its year when that is not the year of `now` (ms). */
export function formatIndiaDateTime(moment: string, now = Date.now()): string {
  const isThisYear = toIndiaField(moment).slice(0, 4) === new Date(now + offsetMs).toISOString().slice(0, 4);
  return (isThisYear ? thisYear : otherYear).format(new Date(moment));
}

/** A day in India, counted as by `toIndiaDays`: “Tue, 24 Nov”. */
export function formatIndiaDay(count: number): string {
  return day.format(startOfIndiaDay(count));
}
