import Tooltip from '@mui/material/Tooltip';

/** Renders the text of `data-tooltip` next to its element, `anchor`. */
export function TooltipBubble({ anchor }: { anchor: HTMLElement }) {
  return (
    <Tooltip open title={anchor.dataset['tooltip']} slotProps={{ popper: { anchorEl: anchor } }}>
      <span />
    </Tooltip>
  );
}
