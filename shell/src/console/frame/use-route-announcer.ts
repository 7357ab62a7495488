import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPageHeading } from './focus-page.ts';

/** After a move inside the console does what a page load does by itself: the focus goes to the page; answers its title. */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const isLoad = useNavigationType() === NavigationType.Pop;
  const left = useRef(isLoad ? pathname : null);
  const [title, setTitle] = useState('');

  const arrive = useEffectEvent(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setTitle(document.title);
    // a dialog that the page opens by itself has the focus already
    if (document.activeElement?.closest('[role="dialog"]') == null) focusPageHeading();
  });
  useEffect(() => arrive(), [pathname]);

  return title;
}
