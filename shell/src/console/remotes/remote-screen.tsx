import { Component, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import type { ModuleExtension, ReleasedModule } from '@lumora/shared-contract/releases';
import type { EntityProps } from '@lumora/shared-ui';
import { reportModule } from '../../report-module.ts';
import { loadScreen, type LoadedScreen } from '../federation/load-screen.ts';
import { focusPageHeading } from '../pages/focus-page.ts';
import { prefetchRouteQuery } from './prefetch-route-query.ts';
import { RemoteFailure, type RemoteFailureProps } from './remote-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface RemoteScreenProps {
  module: ReleasedModule;
  path: string;
  /** the screen, if it is already loaded */
  firstScreen?: LoadedScreen | undefined;
  /** the extension that it renders instead of a page */
  extension?: ModuleExtension | undefined;
  /** props of an extension of a page that shows an entity */
  entity?: EntityProps | undefined;
}

/** Renders a page or extension of a remote. An error while it loads or renders shows a panel and does not affect the frame. */
export function RemoteScreen({ firstScreen, ...remote }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const isRetry = attempt > 0;
  const loaded = isRetry ? undefined : firstScreen;
  return <LoadingScreen key={attempt} {...remote} {...{ loaded, isRetry }} onRetry={retry} />;
}

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; reportId: string }
  | ({ state: 'ready' } & LoadedScreen);

interface LoadingScreenProps extends Omit<RemoteScreenProps, 'firstScreen'> {
  loaded: LoadedScreen | undefined;
  isRetry: boolean;
  onRetry: () => void;
}

function LoadingScreen({ module, path, extension, entity, loaded, isRetry, onRetry }: LoadingScreenProps) {
  const [loading, setLoading] = useState<Loading>(loaded ? { state: 'ready', ...loaded } : { state: 'loading' });

  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const prefetchData = useEffectEvent(() => {
    const route = module.manifest.routes.find((candidate) => candidate.path === path);
    if (route !== undefined) void prefetchRouteQuery(queryClient, route, search);
  });

  useEffect(() => {
    if (loaded) return;
    prefetchData();
    const controller = new AbortController();
    const { signal } = controller;
    loadScreen(module, path, signal).then(
      (screen) => !signal.aborted && setLoading({ state: 'ready', ...screen }),
      (error: unknown) => {
        if (signal.aborted) return;
        setLoading({ state: 'failed', error, reportId: reportError(module, module.release, error) });
      },
    );
    return () => controller.abort();
  }, [module, path, loaded]);

  const isSettled = loading.state !== 'loading';
  useEffect(() => {
    // Retry was removed with the panel; an element that the user focused meanwhile keeps the focus
    if (isRetry && isSettled && document.activeElement === document.body) focusPageHeading();
  }, [isRetry, isSettled]);

  const context = { module, extension, onRetry };
  const skeleton = extension ? <Skeleton variant="rounded" height={176} sx={{ m: 2 }} /> : <ScreenSkeleton />;
  if (loading.state === 'loading') return skeleton;
  if (loading.state === 'failed') {
    return <RemoteFailure {...context} {...loading} release={module.release} />;
  }
  return (
    <RemoteBoundary {...context} release={loading.release} pathname={pathname}>
      <Suspense fallback={<SuspenseFallback>{skeleton}</SuspenseFallback>}>
        <loading.Screen {...entity} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** A screen that suspends for longer counts as broken. */
const suspenseTimeoutMs = 15_000;

/** Renders the skeleton of a suspended screen; throws after the timeout. */
function SuspenseFallback({ children }: { children: ReactNode }) {
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), suspenseTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (isTimedOut) throw new Error(`Nothing was drawn within ${suspenseTimeoutMs / 1000} s.`);
  return children;
}

function reportError({ manifest }: ReleasedModule, release: string, error: unknown): string {
  return reportModule({ module: manifest.id, release, kind: 'error', error });
}

interface RemoteBoundaryProps extends Omit<RemoteFailureProps, 'error' | 'reportId'> {
  /** a change resets the boundary: the next record may not have the error of this one */
  pathname: string;
  children: ReactNode;
}

interface BoundaryState {
  pathname: string;
  error: unknown;
  reportId: string;
}

class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, error: null, reportId: '' };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { pathname }: RemoteBoundaryProps,
    previous: BoundaryState,
  ): Partial<BoundaryState> | null {
    return pathname === previous.pathname ? null : { pathname, error: null };
  }

  /** Reports the error here, because React repeats a render that threw. */
  override componentDidCatch(error: unknown) {
    const { module, release } = this.props;
    this.setState({ reportId: reportError(module, release, error) });
  }

  override render() {
    const { children, ...context } = this.props;
    if (this.state.error === null) return children;
    return <RemoteFailure {...context} {...this.state} />;
  }
}
