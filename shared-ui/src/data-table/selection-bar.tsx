import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import type { TableSelection } from './table-selection.ts';
import { ToolButton } from './tool-button.tsx';

/** Lies over the toolbar while rows are selected, so that nothing below it moves: how many, what to do with them, Clear. */
export function SelectionBar({ selected, onChange, actions }: TableSelection) {
  const count = selected.size;

  return (
    <Bar className="lumora-selection" data-open={count > 0}>
      {/* stands there before it speaks, or it would not be heard */}
      <span role="status">{count > 0 && `${count} selected`}</span>
      {count > 0 && (
        <>
          <div className="actions">{actions}</div>
          <ToolButton label="Clear" onClick={() => onChange(new Set())}>
            <CloseRounded />
          </ToolButton>
        </>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: '16px 8px',
  whiteSpace: 'nowrap',
  '&[data-open="false"]': { pointerEvents: 'none' },
  '&[data-open="true"]': { backgroundColor: theme.vars.palette.background.paper },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    flexGrow: 1,
    maxBlockSize: '100%',
    paddingBlock: 4,
    overflow: 'auto',
  },
}));
