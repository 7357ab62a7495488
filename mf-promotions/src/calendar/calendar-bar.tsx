import { styled } from '@mui/material/styles';
import { statusLabels } from '../schedule/status-labels.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { extentIn, type CalendarWindow } from './calendar-window.ts';
import { entryRuns, type Conflict } from './find-conflicts.ts';

interface CalendarBarProps {
  entry: CalendarEntry;
  window: CalendarWindow;
  /** px, in its lane */
  top: number;
  /** those that it loses */
  contests: readonly Conflict[];
}

/** One promotion from its start to its end; hatched where another is shown in its place. */
export function CalendarBar({ entry, window, top, contests }: CalendarBarProps) {
  const { name, status, starts, ends, onOpen } = entry;
  const extent = extentIn(window, starts, ends);
  if (!extent) return null;

  const heard = `: ${statusLabels[status]}, ${entryRuns(entry)}${contests.length > 0 ? ', waits for another' : ''}`;
  const content = (
    <>
      {contests.map((contest) => (
        <Hatch key={contest.from} window={window} entry={entry} contest={contest} />
      ))}
      <span className="name">{name}</span>
    </>
  );
  const look = { className: `bar ${status}`, title: name + heard };

  return (
    <Bar style={{ top, left: `${extent.left * 100}%`, width: `${extent.width * 100}%` }}>
      {onOpen ? (
        <button type="button" onClick={onOpen} aria-label={name + heard} {...look}>
          {content}
        </button>
      ) : (
        <span {...look}>
          {content}
          <span className="heard">{heard}</span>
        </span>
      )}
    </Bar>
  );
}

/** The part of a bar in which its entry waits. */
function Hatch({ window, entry, contest }: { window: CalendarWindow; entry: CalendarEntry; contest: Conflict }) {
  const whole = extentIn(window, entry.starts, entry.ends);
  const part = extentIn(window, contest.from, contest.to);
  if (!whole || !part) return null;
  const share = (part.left - whole.left) / whole.width;
  return <i aria-hidden="true" style={{ left: `${share * 100}%`, width: `${(part.width / whole.width) * 100}%` }} />;
}

const Bar = styled('li')(({ theme: { vars } }) => ({
  position: 'absolute',
  minWidth: 10,
  height: 28,
  '& .bar': {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    padding: '0 8px',
    overflow: 'hidden',
    border: `1px solid ${vars.palette.fieldLine}`,
    borderRadius: 6,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: '26px',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& button': { cursor: 'pointer' },
  '& button:hover': { borderColor: vars.palette.text.primary },
  '& button:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& .live': tinted(vars.palette.success.main, vars.palette.background.paper),
  '& .scheduled': tinted(vars.palette.warning.main, vars.palette.background.paper),
  '& .ended': { color: vars.palette.text.secondary, backgroundColor: vars.palette.background.default },
  '& .name': { position: 'relative' },
  '& .heard': { position: 'absolute', clipPath: 'inset(50%)' },
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${vars.palette.text.secondary} 45%, transparent) 0 1px, transparent 1px 6px)`,
  },
}));

function tinted(colour: string, ground: string) {
  return { borderColor: colour, backgroundColor: `color-mix(in srgb, ${colour} 14%, ${ground})` };
}
