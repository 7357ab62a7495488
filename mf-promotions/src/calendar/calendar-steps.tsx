import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { formatIndiaDay, phoneScreen } from '@lumora/shared-ui';
import type { CalendarWindow } from './calendar-window.ts';

interface CalendarStepsProps {
  window: CalendarWindow;
  /** weeks after the current week; negative before it */
  weekOffset: number;
  onChange: (weekOffset: number) => void;
  children: ReactNode;
}

/** Shows the displayed dates with buttons that scroll by one week. */
export function CalendarSteps({ window: { firstDay, days }, weekOffset, onChange, children }: CalendarStepsProps) {
  const last = firstDay + days - 1;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
      {children}
      <Typography color="textSecondary" role="status" sx={datesStyles}>
        {formatIndiaDay(firstDay)} – {formatIndiaDay(last)}
      </Typography>
      <Stack direction="row" sx={buttonsStyles}>
        <Tooltip title="A week earlier">
          <IconButton aria-label="A week earlier" onClick={() => onChange(weekOffset - 1)}>
            <ChevronLeftRounded fontSize="small" />
          </IconButton>
        </Tooltip>
        <Button size="small" disabled={weekOffset === 0} onClick={() => onChange(0)}>
          Today
        </Button>
        <Tooltip title="A week later">
          <IconButton aria-label="A week later" onClick={() => onChange(weekOffset + 1)}>
            <ChevronRightRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}

/** On a phone below the title and the buttons. */
const datesStyles = { mr: 'auto', [`@media ${phoneScreen}`]: { order: 1, width: '100%' } };
/** On a phone the buttons are higher than the title, whose line they share. */
const buttonsStyles = { alignItems: 'center', ml: 'auto', [`@media ${phoneScreen}`]: { my: -1.25, mr: -1.5 } };
