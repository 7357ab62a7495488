import { runs } from '../schedule/runs.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** A time in which several entries are for one place, of which shoppers see one. */
export interface Conflict {
  /** ms */
  from: number;
  to: number;
  winner: CalendarEntry;
  waiting: CalendarEntry[];
}

/** Every time in which entries of one place compete, in order; by the shop's rule, that of `byTurn`. */
export function findConflicts(entries: readonly CalendarEntry[]): Conflict[] {
  const moments = [...new Set(entries.flatMap(({ starts, ends }) => [starts, ends]))].sort((a, b) => a - b);
  const found: Conflict[] = [];
  for (const [at, to] of moments.entries()) {
    const from = moments[at - 1];
    if (from === undefined) continue;
    const [winner, ...waiting] = entries.filter(({ starts, ends }) => starts <= from && ends >= to).sort(byTurn);
    const before = found.at(-1);
    if (!winner || waiting.length === 0) continue;
    if (before?.to === from && isSame([before.winner, ...before.waiting], [winner, ...waiting])) before.to = to;
    else found.push({ from, to, winner, waiting });
  }
  return found;
}

/** A live festival first, then the lower priority, then the newer. */
function byTurn(one: CalendarEntry, other: CalendarEntry): number {
  return Number(other.isFestival) - Number(one.isFestival) || one.priority - other.priority || other.id - one.id;
}

function isSame(one: readonly CalendarEntry[], other: readonly CalendarEntry[]): boolean {
  return one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);
}

/** “24 Nov, 10:00 – 30 Nov, 23:59: “Diwali” is shown. “Winter” waits, as …” */
export function formatConflict({ from, to, winner, waiting }: Conflict): string {
  const reasons = [...new Set(waiting.map((loser) => reason(winner, loser)))];
  const losers = reasons.map((why) => {
    const names = waiting.filter((loser) => reason(winner, loser) === why).map(({ name }) => `“${name}”`);
    return `${conjunction.format(names)} ${names.length === 1 ? 'waits' : 'wait'}, as ${why}`;
  });
  return `${runs({ starts_at: moment(from), ends_at: moment(to) })}: “${winner.name}” is shown. ${losers.join('; ')}.`;
}

const conjunction = new Intl.ListFormat('en-IN');

function reason(winner: CalendarEntry, loser: CalendarEntry): string {
  if (winner.isFestival && !loser.isFestival) return 'a live festival takes home top';
  if (winner.priority !== loser.priority) return `priority ${winner.priority} comes before ${loser.priority}`;
  return `both have priority ${winner.priority} and “${winner.name}” is newer`;
}

const moment = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : null);

/** When an entry runs, in words. */
export function entryRuns({ starts, ends }: CalendarEntry): string {
  return runs({ starts_at: moment(starts), ends_at: moment(ends) });
}
