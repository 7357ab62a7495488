import Tooltip from '@mui/material/Tooltip';

/** The words of `data-tooltip` beside the element that has them. */
export function TooltipBubble({ anchor }: { anchor: HTMLElement }) {
  return (
    <Tooltip open title={anchor.dataset['tooltip']} slotProps={{ popper: { anchorEl: anchor } }}>
      <span />
    </Tooltip>
  );
}
