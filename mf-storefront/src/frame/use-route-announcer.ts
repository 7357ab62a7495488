import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Scrolls to the top or the anchor after a navigation and moves the focus there, so that screen readers read the new page. */
export function useRouteAnnouncer(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useLayoutEffect(() => {
    const last = previous.current;
    previous.current = location;
    const isNewPage = location.pathname !== last.pathname;
    if (isNewPage) document.documentElement.toggleAttribute('data-navigated', true); // see styles/offscreen.module.css
    const isAnchor = location.hash !== '' || location.search === last.search;
    if (location !== last && (isNewPage || (!isPop && isAnchor))) {
      scrollAndFocus(location, isNewPage, isPop);
    }
  }, [location, isPop]);
}

/** Focuses and scrolls to the anchor, else the top. On Back and Forward the browser restores the scroll position. */
function scrollAndFocus({ hash }: Location, isNewPage: boolean, isPop: boolean) {
  const anchor = document.getElementById(hash.slice(1));
  const start = anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (start !== null && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  if (isPop) return;
  const behavior = isNewPage ? 'instant' : 'auto';
  if (anchor === null) window.scrollTo({ top: 0, behavior });
  else anchor.scrollIntoView({ behavior });
}
