import { useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react';

/**
 * One tooltip for everything below that has `data-tooltip`; hundreds of their own would be slow to draw. Its code comes
 * with the first one: whatever has a tooltip has a name too, so nothing is lost where it does not come.
 */
export function SharedTooltip({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Bubble, setBubble] = useState<ComponentType<{ anchor: HTMLElement }>>();

  function follow({ target }: SyntheticEvent) {
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
      onMouseOver={follow}
      onMouseLeave={hide}
      onFocus={follow}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onClick={hide}
    >
      {children}
      {anchor && Bubble && <Bubble key={anchor.dataset['tooltip']} anchor={anchor} />}
    </div>
  );
}
