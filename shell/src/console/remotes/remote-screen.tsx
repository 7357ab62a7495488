import { Component, useEffect, useState, type ReactNode } from 'react';
import type { ReleasedModule } from '@lumora/shared-contract';
import { reportModule } from '../../report-module.ts';
import { loadScreen, type LoadedScreen } from './load-screen.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** One page of a remote, kept apart from the frame: whatever fails in it, loading or drawing, fails here alone. */
export function RemoteScreen({ module, path }: { module: ReleasedModule; path: string }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);

  return (
    <RemoteBoundary key={attempt} module={module} onRetry={retry}>
      <LoadingScreen module={module} path={path} onRetry={retry} />
    </RemoteBoundary>
  );
}

type Loading = { state: 'loading' } | { state: 'failed'; error: unknown } | ({ state: 'ready' } & LoadedScreen);

function LoadingScreen({ module, path, onRetry }: { module: ReleasedModule; path: string; onRetry: () => void }) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    loadScreen(module, path).then(
      (loaded) => isCurrent && setLoading({ state: 'ready', ...loaded }),
      (error: unknown) => isCurrent && setLoading({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, path]);

  if (loading.state === 'loading') return <ScreenSkeleton />;
  if (loading.state === 'failed') return <ReportedFailure module={module} error={loading.error} onRetry={onRetry} />;
  return <loading.Screen />;
}

interface BoundaryProps {
  module: ReleasedModule;
  onRetry: () => void;
  children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { module, onRetry, children } = this.props;
    if (this.state.error === null) return children;
    return <ReportedFailure module={module} error={this.state.error} onRetry={onRetry} />;
  }
}

function ReportedFailure({ module, error, onRetry }: { module: ReleasedModule; error: unknown; onRetry: () => void }) {
  const [reportId] = useState(() =>
    reportModule({ module: module.manifest.id, release: module.release, kind: 'error', error }),
  );
  return <RemoteFailure module={module} error={error} reportId={reportId} onRetry={onRetry} />;
}
