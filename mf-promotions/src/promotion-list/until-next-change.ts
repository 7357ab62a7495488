import type { Schedule } from '@lumora/shared-contract';

/** In how many ms from `now` (ms) one of `rows` begins or ends; false for never. */
export function msUntilNextChange(rows: readonly Schedule[], now = Date.now()): number | false {
  const next = Math.min(
    ...rows
      .filter(({ is_active }) => is_active)
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
      .map((moment) => (moment === null ? Infinity : Date.parse(moment)))
      .filter((moment) => moment > now),
  );
  return next === Infinity ? false : Math.min(next - now + late, longest);
}

/** ms: the server's clock may be a little behind; timers take no more than 24 days */
const late = 1_000;
const longest = 86_400_000;
