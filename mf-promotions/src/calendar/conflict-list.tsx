import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { Lane } from './calendar-lane.tsx';
import { formatConflict, type Conflict } from './find-conflicts.ts';

type PlacedContest = Conflict & { lane: Lane };

/** Where several compete for one place, now and later: which shoppers see, and why. */
export function ConflictList({ contests }: { contests: readonly PlacedContest[] }) {
  if (contests.length === 0) return null;
  const more = contests.slice(atOnce);

  return (
    <Alert severity="info" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      <Plain aria-label="Competing for one place">{contests.slice(0, atOnce).map(line)}</Plain>
      {more.length > 0 && (
        <details>
          <summary>And {more.length} more</summary>
          <Plain>{more.map(line)}</Plain>
        </details>
      )}
    </Alert>
  );
}

/** More lines would push the list of promotions out of sight. */
const atOnce = 4;

function line(contest: PlacedContest) {
  return (
    <li key={`${contest.lane.id} ${contest.from}`}>
      <strong>{contest.lane.label}</strong>, {formatConflict(contest)}
    </li>
  );
}

const Plain = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
