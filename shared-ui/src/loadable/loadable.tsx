import { useEffect, useState, type ComponentType } from 'react';
import { LoadFrame } from './load-frame.tsx';

type Loaded<P> = { status: 'loading' | 'failed' } | { status: 'ready'; Piece: ComponentType<P> };

/**
 * A component whose code is fetched when it is first shown, or earlier by `preload()`, which never rejects.
 * Unlike `React.lazy` it keeps no failure: Try again really asks the network again.
 * A piece that takes `onClose` waits and fails in a dialog, any other piece in its place.
 */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>) {
  let piece: ComponentType<P> | undefined;
  let running: Promise<ComponentType<P>> | undefined;

  function fetchPiece() {
    running ??= load().then(keep).finally(forgetRun);
    return running;
  }
  function keep(loaded: ComponentType<P>) {
    piece = loaded;
    return loaded;
  }
  function forgetRun() {
    running = undefined;
  }

  function Loadable(props: P) {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<Loaded<P>>(() =>
      piece ? { status: 'ready', Piece: piece } : { status: 'loading' },
    );
    const isReady = state.status === 'ready';

    useEffect(() => {
      if (isReady) return;
      let isShown = true;
      const show = (next: Loaded<P>) => isShown && setState(next);
      fetchPiece().then(
        (Piece) => show({ status: 'ready', Piece }),
        () => show({ status: 'failed' }),
      );
      return () => {
        isShown = false;
      };
    }, [isReady, attempt]);

    if (state.status === 'ready') return <state.Piece {...props} />;

    return <LoadFrame status={state.status} onRetry={retry} onClose={closeOf(props)} />;

    function retry() {
      setState({ status: 'loading' });
      setAttempt((before) => before + 1);
    }
  }

  Loadable.preload = () => {
    if (!piece) fetchPiece().catch(() => undefined); // said when it is shown
  };
  return Loadable;
}

function closeOf(props: object): (() => void) | undefined {
  const { onClose } = props as { onClose?: unknown };
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}
