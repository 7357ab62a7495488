import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useSession } from '@lumora/shared-auth';
import { LeaveGuard, loadable } from '@lumora/shared-ui';
import { signInPath } from '../session/sign-in-path.ts';
import { refreshUser } from '../session/refresh-user.ts';
import { Footer } from './footer.tsx';
import { narrow, sidebarWidth, topBarHeight, wide } from './frame-sizes.ts';
import { GuardedPage } from './guarded-page.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

const SidebarDrawer = loadable(() => import('./sidebar-drawer.tsx').then((module) => module.SidebarDrawer));

/** Everything of the console around its pages; without a session it leads to the sign-in screen. */
export function ConsoleFrame() {
  const { user } = useSession();
  const location = useLocation();

  if (user === null) return <Navigate to={signInPath(location)} replace />;
  return <SignedInFrame key={user.id} />;
}

function SignedInFrame() {
  const [isNavOpen, setNavOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  useQuery(refreshUser);
  const arrivedAt = useArrival();

  return (
    <>
      <LeaveGuard />
      <SkipLink onSelect={() => page.current?.focus()} />
      <TopBar onOpenNav={() => setNavOpen(true)} onNavIntent={SidebarDrawer.preload} />
      <Box component="aside" sx={sidebarLook}>
        <SidebarNav />
      </Box>
      {isNavOpen && <SidebarDrawer onClose={() => setNavOpen(false)} />}
      <Box sx={bodyLook}>
        <NewVersionBar />
        <Box component="main" ref={page} tabIndex={-1} sx={pageLook}>
          <GuardedPage />
        </Box>
        <Footer />
      </Box>
      <Box role="status" aria-label="Page" sx={heardOnly}>
        {arrivedAt}
      </Box>
    </>
  );
}

const sidebarLook = {
  position: 'fixed',
  top: topBarHeight,
  bottom: 0,
  left: 0,
  width: sidebarWidth,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  [narrow]: { display: 'none' },
};

const bodyLook = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${topBarHeight}px)`,
  [wide]: { ml: sidebarWidth },
};

const pageLook = { flexGrow: 1, minWidth: 0, p: 2, outline: 'none', '& h1': { outline: 'none' }, [wide]: { p: 3 } };

const heardOnly = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
