import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSession } from '@lumora/shared-auth';
import { LeaveGuard, loadable, SharedTooltip } from '@lumora/shared-ui';
import { signInPath } from '../session/sign-in-path.ts';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { visuallyHidden } from '@lumora/shared-ui/dashboard';
import { refreshUser } from '../session/refresh-user.ts';
import { ConsoleShortcuts } from '../shortcuts/console-shortcuts.tsx';
import { Footer } from './footer.tsx';
import {
  railScreen,
  railWidthPx,
  sidebarWidth,
  smallScreen,
  topBarHeightPx,
  wideScreen,
} from '../styles/frame-sizes.ts';
import { GuardedPage } from './guarded-page.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useNavItems } from './use-nav-items.ts';
import { useRouteAnnouncer } from './use-route-announcer.ts';

const SidebarDrawer = loadable(() => import('./sidebar-drawer.tsx').then((module) => module.SidebarDrawer));

const DevelopmentBar = loadable(() =>
  import(/* webpackChunkName: "development" */ '../development/development-bar.tsx').then(
    (module) => module.DevelopmentBar,
  ),
);

/** Renders the layout around the pages of the console. Without a session it redirects to the sign-in page. */
export function ConsoleFrame() {
  const { user } = useSession();
  const location = useLocation();

  if (user === null) return <Navigate to={signInPath(location)} replace />;
  return <SignedInFrame key={user.id} />;
}

function SignedInFrame() {
  const { development } = useReleaseSet();
  const [isNavOpen, setNavOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  useQuery(refreshUser);
  const announcedTitle = useRouteAnnouncer();
  const isRail = useMediaQuery(railScreen, { noSsr: true });

  return (
    <>
      <LeaveGuard />
      <ConsoleShortcuts items={useNavItems()} />
      <SkipLink onSelect={() => page.current?.focus()} />
      <TopBar onOpenNav={() => setNavOpen(true)} onNavIntent={SidebarDrawer.preload} />
      <Box component="aside" sx={sidebarStyles}>
        <SharedTooltip>
          <SidebarNav isRail={isRail} />
        </SharedTooltip>
      </Box>
      {isNavOpen && <SidebarDrawer onClose={() => setNavOpen(false)} />}
      <Box sx={bodyStyles}>
        {development && <DevelopmentBar {...development} />}
        <OfflineBar />
        <NewVersionBar />
        <Box component="main" ref={page} tabIndex={-1} sx={pageStyles}>
          <Box sx={containerStyles}>
            <GuardedPage />
          </Box>
        </Box>
        <Footer />
      </Box>
      <Box role="status" aria-label="Page" sx={visuallyHidden}>
        {announcedTitle}
      </Box>
    </>
  );
}

const sidebarStyles = {
  position: 'fixed',
  top: topBarHeightPx,
  bottom: 0,
  left: 0,
  width: sidebarWidth,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  [railScreen]: { width: railWidthPx },
  [smallScreen]: { display: 'none' },
};
const bodyStyles = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${topBarHeightPx}px)`,
  [railScreen]: { ml: `${railWidthPx}px` },
  [wideScreen]: { ml: sidebarWidth },
};
const pageStyles = {
  flexGrow: 1,
  minWidth: 0,
  p: 2,
  outline: 'none',
  scrollMarginTop: 56, // below the top bar
  '& h1': { outline: 'none' },
  '@media (min-width: 768px)': { p: 3 },
};
/** One width for all pages. */
const containerStyles = { maxWidth: 1320, mx: 'auto' };
