import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPageHeading } from '../pages/focus-page.ts';

/** Focuses the new page after a navigation, as a page load would. Returns the title to announce; '' before the first navigation. */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const isLoad = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(isLoad ? pathname : null);
  const [title, setTitle] = useState('');

  const handleNavigation = useEffectEvent(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    // a dialog that the page opens at once already has the focus
    if (document.activeElement?.closest('[role="dialog"]') == null) focusPageHeading();
  });
  useEffect(() => handleNavigation(), [pathname]);

  return title;
}
