import { useEffect, useState } from 'react';
import { startFlicker, type FlickerState } from '@lumora/shared-contract/not-found';

/** Returns the state of `count` digits that power on after mount and then flicker. Stays `waiting` with reduced motion. */
export function useFlicker(count: number): FlickerState {
  const [state, setState] = useState<FlickerState>('waiting');

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches; // the stylesheet then shows them lit
    return reducedMotion ? undefined : startFlicker(count, setState);
  }, [count]);

  return state;
}
