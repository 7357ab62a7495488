import { Component, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ReleasedModule } from '@lumora/shared-contract';
import { reportModule } from '../../report-module.ts';
import { focusPageHeading } from '../frame/focus-page.ts';
import { loadScreen, type LoadedScreen } from './load-screen.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface RemoteScreenProps {
  module: ReleasedModule;
  path: string;
  /** the screen, where it is there already */
  firstScreen?: ComponentType | undefined;
}

/** One page of a remote, kept apart from the frame: whatever fails in it, loading or drawing, fails here alone. */
export function RemoteScreen({ module, path, firstScreen }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const isRetry = attempt > 0;
  const Given = isRetry ? undefined : firstScreen;
  return <LoadingScreen key={attempt} {...{ module, path, Given, isRetry }} onRetry={retry} />;
}

type Loading = { state: 'loading' } | { state: 'failed'; error: unknown } | ({ state: 'ready' } & LoadedScreen);

interface LoadingScreenProps {
  module: ReleasedModule;
  path: string;
  Given: ComponentType | undefined;
  isRetry: boolean;
  onRetry: () => void;
}

function LoadingScreen({ module, path, Given, isRetry, onRetry }: LoadingScreenProps) {
  const [loading, setLoading] = useState<Loading>(
    Given ? { state: 'ready', Screen: Given, release: module.release } : { state: 'loading' },
  );

  useEffect(() => {
    if (Given) return;
    const leaving = new AbortController();
    const show = (next: Loading) => !leaving.signal.aborted && setLoading(next);
    loadScreen(module, path, leaving.signal).then(
      (loaded) => show({ state: 'ready', ...loaded }),
      (error: unknown) => show({ state: 'failed', error }),
    );
    return () => leaving.abort();
  }, [module, path, Given]);

  const isOver = loading.state !== 'loading';
  useEffect(() => {
    // the button that had it went with the panel; what was focused elsewhere meanwhile keeps it
    if (isRetry && isOver && document.activeElement === document.body) focusPageHeading();
  }, [isRetry, isOver]);

  if (loading.state === 'loading') return <ScreenSkeleton />;
  if (loading.state === 'failed') {
    return <ReportedFailure module={module} release={module.release} error={loading.error} onRetry={onRetry} />;
  }
  return (
    <RemoteBoundary module={module} release={loading.release} onRetry={onRetry}>
      <Suspense fallback={<WaitingScreen />}>
        <loading.Screen />
      </Suspense>
    </RemoteBoundary>
  );
}

/** How long (ms) a screen may wait for something before it counts as broken: what it waits for may never come. */
const drawPatience = 15_000;

/** Stands in for a screen that waits. */
function WaitingScreen() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), drawPatience);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Error(`Nothing was drawn within ${drawPatience / 1000} s.`);
  return <ScreenSkeleton />;
}

interface FailureContext {
  module: ReleasedModule;
  /** the one that failed: not the live one where the one before stands in for it */
  release: string;
  onRetry: () => void;
}

class RemoteBoundary extends Component<FailureContext & { children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, ...context } = this.props;
    if (this.state.error === null) return children;
    return <ReportedFailure {...context} error={this.state.error} />;
  }
}

function ReportedFailure({ error, ...context }: FailureContext & { error: unknown }) {
  const { module, release } = context;
  const [reportId] = useState(() => reportModule({ module: module.manifest.id, release, kind: 'error', error }));
  return <RemoteFailure {...context} error={error} reportId={reportId} />;
}
