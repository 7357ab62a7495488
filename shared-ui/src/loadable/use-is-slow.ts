import { useEffect, useState } from 'react';

/** Delay before a skeleton is shown: a skeleton that flashes is worse than none. */
const skeletonDelayMs = 300;

/** Returns true once `isPending` has been true for `delayMs`, by default 300 ms; false again as soon as it ends. */
export function useIsSlow(isPending: boolean, delayMs = skeletonDelayMs): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, delayMs]);

  return isSlow;
}
