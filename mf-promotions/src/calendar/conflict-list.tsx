import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { CalendarRowConfig } from './calendar-row.tsx';
import { formatConflict, type Conflict } from './find-conflicts.ts';

type PositionConflict = Conflict & { calendarRow: CalendarRowConfig };

/** Lists current and future conflicts at one position: which promotion is displayed, and why. */
export function ConflictList({ conflicts }: { conflicts: readonly PositionConflict[] }) {
  if (conflicts.length === 0) return null;
  const more = conflicts.slice(maxVisibleConflicts);

  return (
    <Alert severity="warning" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      <PlainList aria-label="Competing for one position">
        {conflicts.slice(0, maxVisibleConflicts).map(renderConflict)}
      </PlainList>
      {more.length > 0 && (
        <Disclosure summary={`And ${more.length} more`}>
          <PlainList>{more.map(renderConflict)}</PlainList>
        </Disclosure>
      )}
    </Alert>
  );
}

/** Limits the height, so that the list of promotions stays visible. */
const maxVisibleConflicts = 4;

function renderConflict(conflict: PositionConflict) {
  return (
    <li key={`${conflict.calendarRow.id} ${conflict.from}`}>
      <strong>{conflict.calendarRow.label}</strong>, {formatConflict(conflict)}
    </li>
  );
}

const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& strong': { fontWeight: 600 } });
