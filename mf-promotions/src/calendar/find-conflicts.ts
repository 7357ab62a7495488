import { formatSchedule } from '../schedule/format-schedule.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** A time span in which several entries apply to one position and the shop displays only one. */
export interface Conflict {
  /** ms */
  from: number;
  to: number;
  winner: CalendarEntry;
  waiting: CalendarEntry[];
}

/** Finds the conflicts between the entries of one position, in chronological order. `comparePriority` selects the winner. */
export function findConflicts(entries: readonly CalendarEntry[]): Conflict[] {
  const boundaries = [...new Set(entries.flatMap(({ starts, ends }) => [starts, ends]))].sort((a, b) => a - b);
  const conflicts: Conflict[] = [];
  for (const [index, to] of boundaries.entries()) {
    const from = boundaries[index - 1];
    if (from === undefined) continue;
    const [winner, ...waiting] = entries
      .filter(({ starts, ends }) => starts <= from && ends >= to)
      .sort(comparePriority);
    const previous = conflicts.at(-1);
    if (!winner || waiting.length === 0) continue;
    if (previous?.to === from && isSame([previous.winner, ...previous.waiting], [winner, ...waiting])) previous.to = to;
    else conflicts.push({ from, to, winner, waiting });
  }
  return conflicts;
}

/** Orders festival banners first, then by ascending priority, then the newest first. */
export function comparePriority(one: CalendarEntry, other: CalendarEntry): number {
  return Number(other.isFestival) - Number(one.isFestival) || one.priority - other.priority || other.id - one.id;
}

function isSame(one: readonly CalendarEntry[], other: readonly CalendarEntry[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

/** Describes a conflict, such as “24 Nov, 10:00 – 30 Nov, 23:59: “Diwali” has the higher priority …, so “Winter” is not shown.” */
export function formatConflict({ from, to, winner, waiting }: Conflict): string {
  const reasons = [...new Set(waiting.map((loser) => reason(winner, loser)))];
  const clauses = reasons.map((why) => {
    const names = waiting.filter((loser) => reason(winner, loser) === why).map(({ name }) => `“${name}”`);
    return `“${winner.name}” ${why}, so ${conjunction.format(names)} ${names.length === 1 ? 'is' : 'are'} not shown`;
  });
  return `${formatSchedule({ starts_at: toIsoTime(from), ends_at: toIsoTime(to) })}: ${clauses.join('; ')}.`;
}

const conjunction = new Intl.ListFormat('en-IN');

/** Returns why the winner is displayed, as a predicate of its name. */
function reason(winner: CalendarEntry, loser: CalendarEntry): string {
  if (winner.isFestival && !loser.isFestival) return 'is a live festival and takes home top';
  if (winner.priority !== loser.priority)
    return `has the higher priority (${winner.priority} comes before ${loser.priority})`;
  return `is newer (both have priority ${winner.priority})`;
}

const toIsoTime = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : null);

/** Describes the dates of an entry. */
export function entryRuns({ starts, ends }: CalendarEntry): string {
  return formatSchedule({ starts_at: toIsoTime(starts), ends_at: toIsoTime(ends) });
}
