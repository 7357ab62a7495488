import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** After a move inside the shop does what a page load does by itself: scrolls, and has the new page read from its start. */
export function useRouteAnnouncer(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const left = useRef(location);

  useLayoutEffect(() => {
    const before = left.current;
    left.current = location;
    const isNewPage = location.pathname !== before.pathname;
    if (isNewPage) document.documentElement.toggleAttribute('data-moved', true); // see styles/far.module.css
    const isAnchor = location.hash !== '' || location.search === before.search;
    if (location !== before && (isNewPage || (!isPop && isAnchor))) {
      arrive(location, isNewPage, isPop);
    }
  }, [location, isPop]);
}

/** Goes to the anchor, else to the top. Back and forward leave the scrolling to the browser, which knows where it was. */
function arrive({ hash }: Location, isNewPage: boolean, isPop: boolean) {
  const anchor = document.getElementById(hash.slice(1));
  const start = anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (start !== null && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  if (isPop) return;
  const behavior = isNewPage ? 'instant' : 'auto';
  if (anchor === null) window.scrollTo({ top: 0, behavior });
  else anchor.scrollIntoView({ behavior });
}
