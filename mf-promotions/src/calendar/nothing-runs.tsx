import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toIndiaDays } from '@lumora/shared-ui';
import type { CalendarEntry } from './calendar-entry.ts';
import { formatDate } from './calendar-window.ts';

interface NothingRunsProps {
  /** singular name of the promotions */
  noun: string;
  /** the next one; undefined if none is scheduled */
  next: CalendarEntry | undefined;
  onShow: (entry: CalendarEntry) => void;
}

/** Renders one line in place of weeks in which nothing runs, with a button that shows the weeks of the next promotion. */
export function NothingRuns({ noun, next, onShow }: NothingRunsProps) {
  if (!next) {
    return (
      <Typography variant="body2" color="textSecondary">
        No {noun} runs in these weeks or later. Drafts are not shown.
      </Typography>
    );
  }
  return (
    <Button size="small" endIcon={<ArrowForwardRounded />} onClick={() => onShow(next)} sx={buttonStyles}>
      <Box component="span" sx={nameStyles}>
        Next, {formatDate(Math.floor(toIndiaDays(next.starts)))}: {next.name}
      </Box>
    </Button>
  );
}

const buttonStyles = { minWidth: 0, maxWidth: 'calc(100% + 20px)', mx: -1.25, textAlign: 'start' };
const nameStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  whiteSpace: 'normal',
};
