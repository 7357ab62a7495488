import { useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react';

/**
 * Renders one tooltip for all descendants with `data-tooltip`; hundreds of MUI tooltips would be slow to render. The code
 * is loaded at the first hover or focus. A failed load is ignored, because every such element also has an accessible name.
 */
export function SharedTooltip({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Bubble, setBubble] = useState<ComponentType<{ anchor: HTMLElement }>>();

  function showTooltip({ target }: SyntheticEvent) {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    setAnchor(next);
    if (next && !Bubble) loadBubble();
  }
  function loadBubble() {
    import('./tooltip-bubble.tsx').then(
      ({ TooltipBubble }) => setBubble(() => TooltipBubble),
      () => undefined,
    );
  }
  function hide() {
    setAnchor(null);
  }

  return (
    <div
      role="presentation"
      onMouseOver={showTooltip}
      onMouseLeave={hide}
      onFocus={showTooltip}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onClick={hide}
    >
      {children}
      {anchor && Bubble && <Bubble key={anchor.dataset['tooltip']} anchor={anchor} />}
    </div>
  );
}
