import { useEffect, useState } from 'react';

/** How long nothing is shown for a wait: a flash of a skeleton is worse than none. */
const patienceMs = 300;

/** Whether something has been pending for more than 300 ms. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);

  return isSlow;
}
