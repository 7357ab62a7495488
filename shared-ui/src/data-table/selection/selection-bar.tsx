import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import type { TableSelection } from './table-selection.ts';
import { ToolButton } from '../menus/tool-button.tsx';

/** Attribute by which `useFocusRestore` finds the bar. */
export const selectionBarAttribute = 'data-selection-bar';

/** Renders the number of selected rows, their actions and Clear. Covers the toolbar, so that the layout does not move. */
export function SelectionBar({ selected, onChange, actions }: TableSelection) {
  const count = selected.size;

  return (
    <Box {...{ [selectionBarAttribute]: '' }} sx={{ ...barStyles, ...(count > 0 ? openStyles : closedStyles) }}>
      {/* always rendered, because a live region that is added with its text is not announced */}
      <Box component="span" role="status" sx={{ flexShrink: 0 }}>
        {count > 0 && `${count} selected`}
      </Box>
      {count > 0 && (
        <>
          <Box sx={actionsStyles}>{actions}</Box>
          <ToolButton label="Clear" onClick={() => onChange(new Set())}>
            <CloseRounded />
          </ToolButton>
        </>
      )}
    </Box>
  );
}

const barStyles = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  pl: { xs: 1, sm: 2 },
  pr: 1,
  whiteSpace: 'nowrap',
};
const openStyles = { bgcolor: 'background.paper' };
const closedStyles = { pointerEvents: 'none' };
/** Actions that do not fit are reached by scrolling. */
const actionsStyles = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  flexGrow: 1,
  minWidth: 0,
  py: 0.5,
  overflowX: 'auto',
};
