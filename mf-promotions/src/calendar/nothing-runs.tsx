import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { toIndiaDays } from '@lumora/shared-ui';
import type { CalendarEntry } from './calendar-entry.ts';
import { formatDate } from './calendar-window.ts';

interface NothingRunsProps {
  /** singular name of the promotions */
  noun: string;
  /** the next one; undefined if none is scheduled later */
  next: CalendarEntry | undefined;
  /** false if only drafts exist */
  hasScheduled: boolean;
  onShow: (entry: CalendarEntry) => void;
}

/** Renders one line in place of weeks in which nothing runs: a button that shows the weeks of the next promotion. */
export function NothingRuns({ noun, next, hasScheduled, onShow }: NothingRunsProps) {
  if (!next) {
    return (
      <Typography variant="body2" color="textSecondary">
        {hasScheduled
          ? `No ${noun} runs in these weeks or later.`
          : `No ${noun} is scheduled. A draft is shown here once it is switched on.`}
      </Typography>
    );
  }
  const date = formatDate(Math.floor(toIndiaDays(next.starts)));
  const text = `Next, ${date}: ${next.name}`;
  return (
    <ButtonBase onClick={() => onShow(next)} sx={buttonStyles}>
      <Typography variant="body2" component="span" noWrap title={text}>
        {text}
      </Typography>{' '}
      <Typography variant="body2" component="span" color="primary" sx={showStyles}>
        Show {date}
      </Typography>
    </ButtonBase>
  );
}

const buttonStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 44,
  borderRadius: 1,
  color: 'text.secondary',
  textAlign: 'start',
  '&:hover': { color: 'text.primary' },
};
const showStyles = { flex: 'none', fontWeight: 500 };
