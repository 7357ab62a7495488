import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFrame } from './load-frame.tsx';

type Loaded<P> = { status: 'loading' | 'failed' } | { status: 'ready'; Component: ComponentType<P> };

/**
 * Returns a component that loads its code when it is first rendered, or earlier by its static method `preload()`, whose
 * promise never rejects. Unlike `React.lazy` it does not cache a failure: Retry repeats the request. A component
 * with an `onClose` prop shows progress and failure in a dialog, any other component in place.
 *
 * @param load imports the component; called again after a failure
 * @param skeleton shown instead of a text while the code loads; it delays itself
 */
export function loadable<P extends object>(load: () => Promise<ComponentType<P>>, skeleton: ReactNode = false) {
  let component: ComponentType<P> | undefined;
  let request: Promise<ComponentType<P>> | undefined;

  function fetchComponent() {
    request ??= load().then(cacheComponent).finally(clearRequest);
    return request;
  }
  function cacheComponent(loaded: ComponentType<P>) {
    component = loaded;
    return loaded;
  }
  function clearRequest() {
    request = undefined;
  }

  function Loadable(props: P) {
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<Loaded<P>>(() =>
      component ? { status: 'ready', Component: component } : { status: 'loading' },
    );
    const isReady = state.status === 'ready';

    useEffect(() => {
      if (isReady) return;
      let isMounted = true;
      const update = (next: Loaded<P>) => isMounted && setState(next);
      fetchComponent().then(
        (Component) => update({ status: 'ready', Component }),
        () => update({ status: 'failed' }),
      );
      return () => {
        isMounted = false;
      };
    }, [isReady, attempt]);

    if (state.status === 'ready') return <state.Component {...props} />;
    if (state.status === 'loading' && skeleton) return skeleton;

    return <LoadFrame status={state.status} onRetry={retry} onClose={closeOf(props)} />;

    function retry() {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    }
  }

  Loadable.preload = async () => {
    if (!component) await fetchComponent().catch(() => undefined); // the failure is shown when the component is rendered
  };
  return Loadable;
}

function closeOf(props: object): (() => void) | undefined {
  const { onClose }: { onClose?: unknown } = props;
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}
