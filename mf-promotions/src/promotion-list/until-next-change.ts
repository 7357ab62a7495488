import type { Schedule } from '@lumora/shared-contract/promotions';

/** Returns the time in ms from `now` (ms) until the next start or end of an active row; false if there is none. */
export function msUntilNextChange(rows: readonly Schedule[], now = Date.now()): number | false {
  const nextMs = Math.min(
    ...rows
      .filter(({ is_active }) => is_active)
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
      .map((timestamp) => (timestamp === null ? Infinity : Date.parse(timestamp)))
      .filter((timestamp) => timestamp > now),
  );
  return nextMs === Infinity ? false : Math.min(nextMs - now + clockToleranceMs, maxDelayMs);
}

/** The clock of the server may be slightly behind. */
const clockToleranceMs = 1_000;
/** One day; browser timers overflow after 24 days. */
const maxDelayMs = 86_400_000;
