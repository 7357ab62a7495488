import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { startOfIndiaDay } from '@lumora/shared-ui';
import { visuallyHidden } from '@lumora/shared-ui/dashboard';
import { statusLabels } from '../schedule/status-labels.ts';
import type { StyleVariables } from '../fields/style-variables.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { extentIn, type CalendarWindow } from './calendar-window.ts';
import { entryRuns, type Conflict } from './find-conflicts.ts';
import type { NameSpace } from './assign-name-spaces.ts';

interface CalendarBarProps {
  entry: CalendarEntry;
  window: CalendarWindow;
  /** px from the top of its row */
  top: number;
  nameSpace: NameSpace | undefined;
  /** conflicts in which another entry is displayed */
  conflicts: readonly Conflict[];
}

/**
 * Renders one promotion from its start to its end, open where it continues outside the window; hatched while another promotion
 * is displayed. The name is beside a short bar with more space there than in itself; a name that is too wide ends with an ellipsis.
 */
export function CalendarBar({ entry, window, top, nameSpace, conflicts }: CalendarBarProps) {
  const { name, status, starts, ends, onOpen } = entry;
  const extent = extentIn(window, starts, ends);
  if (!extent) return null;

  const hasSpaceBeside = nameSpace !== undefined && nameSpace.width > extent.width;
  const description = `: ${statusLabels[status]}, ${entryRuns(entry)}${conflicts.length > 0 ? ', not shown while another is' : ''}`;
  const content = (
    <>
      {conflicts.map((conflict) => (
        <Hatch key={conflict.from} window={window} entry={entry} conflict={conflict} />
      ))}
      <Name data-has-space-beside={hasSpaceBeside}>{name}</Name>
    </>
  );
  const title = name + description;
  const style: StyleVariables = {
    top,
    left: `${extent.left * 100}%`,
    width: `${extent.width * 100}%`,
    '--name-space': `${((nameSpace?.width ?? 0) / extent.width) * 100}%`,
  };

  return (
    <Bar
      data-status={status}
      data-starts-before={starts < startOfIndiaDay(window.firstDay)}
      data-ends-after={ends > startOfIndiaDay(window.firstDay + window.days)}
      style={style}
    >
      {onOpen ? (
        <button type="button" onClick={onOpen} aria-label={title} title={title}>
          {content}
        </button>
      ) : (
        <span title={title}>
          {content}
          <Box component="span" sx={visuallyHidden}>
            {description}
          </Box>
        </span>
      )}
      {hasSpaceBeside && <NameBeside aria-hidden="true" data-name={name} data-side={nameSpace.side} />}
    </Bar>
  );
}

/** Hatches the part of a bar in which another entry is displayed. */
function Hatch({ window, entry, conflict }: { window: CalendarWindow; entry: CalendarEntry; conflict: Conflict }) {
  const barExtent = extentIn(window, entry.starts, entry.ends);
  const conflictExtent = extentIn(window, conflict.from, conflict.to);
  if (!barExtent || !conflictExtent) return null;
  const left = (conflictExtent.left - barExtent.left) / barExtent.width;
  const width = conflictExtent.width / barExtent.width;
  return <i aria-hidden="true" style={{ left: `${left * 100}%`, width: `${width * 100}%` }} />;
}

const Bar = styled('li')(({ theme, theme: { vars } }) => ({
  position: 'absolute',
  containerType: 'inline-size',
  minWidth: 10,
  height: 28,
  '& > :first-child': {
    position: 'relative',
    display: 'flex',
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
    whiteSpace: 'nowrap',
  },
  '&[data-starts-before="true"] > :first-child': {
    borderInlineStart: 0,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  '&[data-ends-after="true"] > :first-child': { borderInlineEnd: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& button': { cursor: 'pointer' },
  '& button:hover': { borderColor: vars.palette.text.primary },
  '& button:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '&[data-status="live"] > :first-child': tintedStyles(vars.palette.success.main, vars.palette.background.paper),
  '&[data-status="scheduled"] > :first-child': tintedStyles(vars.palette.warning.main, vars.palette.background.paper),
  '&[data-status="ended"]': { color: vars.palette.text.secondary },
  '&[data-status="ended"] > :first-child': {
    color: 'inherit',
    backgroundColor: vars.palette.background.default,
    // the ground is darker than the card there
    ...theme.applyStyles('dark', { backgroundColor: vars.palette.background.raised }),
  },
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    // Firefox draws a gradient with color-mix() once, without its repetitions
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.palette.text.secondary} 0 1px, transparent 1px 6px)`,
    opacity: 0.45,
  },
}));

/** A bar that is too short for its name; every bar is a container. */
const shortBar = '@container (max-width: 119.95px)';

// above the hatching
const Name = styled('span')({
  position: 'relative',
  zIndex: 2,
  minWidth: 0,
  height: 26,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginInlineStart: -8,
  paddingInline: '8px 4px',
  backgroundColor: 'inherit',
  [shortBar]: { '&[data-has-space-beside="true"]': { display: 'none' } },
});

const NameBeside = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'none',
  width: 'var(--name-space)',
  height: 28,
  fontSize: '0.8125rem',
  lineHeight: '28px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  [shortBar]: { display: 'flex' },
  '&::after': {
    content: 'attr(data-name)',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: '4px 6px',
    backgroundColor: vars.palette.background.paper,
  },
  '&[data-side="before"]': { insetInlineEnd: '100%', justifyContent: 'end' },
  '&[data-side="after"]': { insetInlineStart: '100%', '&::after': { paddingInline: '6px 4px' } },
}));

function tintedStyles(colour: string, background: string) {
  return { borderColor: colour, backgroundColor: `color-mix(in srgb, ${colour} 14%, ${background})` };
}
