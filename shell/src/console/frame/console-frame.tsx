import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@lumora/shared-auth';
import { LeaveGuard, loadable } from '@lumora/shared-ui';
import { signInPath } from '../session/sign-in-path.ts';
import { useReleaseSet } from '../release-set-context.ts';
import { refreshUser } from '../session/refresh-user.ts';
import { Footer } from './footer.tsx';
import * as styles from './frame.module.css';
import { GuardedPage } from './guarded-page.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
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

  return (
    <>
      <LeaveGuard />
      <SkipLink onSelect={() => page.current?.focus()} />
      <TopBar onOpenNav={() => setNavOpen(true)} onNavIntent={SidebarDrawer.preload} />
      <aside className={styles['sidebar']}>
        <SidebarNav />
      </aside>
      {isNavOpen && <SidebarDrawer onClose={() => setNavOpen(false)} />}
      <div className={styles['body']}>
        {development && <DevelopmentBar {...development} />}
        <NewVersionBar />
        <main ref={page} tabIndex={-1} className={styles['page']}>
          <GuardedPage />
        </main>
        <Footer />
      </div>
      <div role="status" aria-label="Page" className={styles['visuallyHidden']}>
        {announcedTitle}
      </div>
    </>
  );
}
