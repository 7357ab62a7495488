import { useEffect, useState } from 'react';
import { startFlicker, type FlickerState } from '@lumora/shared-contract/not-found';

/**
 * Returns for each of `count` tubes whether it is lit: they power on after mount and then flicker. With reduced motion all
 * tubes are always lit.
 */
export function useTubeFlicker(count: number): boolean[] {
  const [isMotionReduced] = useState(prefersReducedMotion);
  const [state, setState] = useState<FlickerState>(isMotionReduced ? 'steady' : 'waiting');

  useEffect(() => (isMotionReduced ? undefined : startFlicker(count, setState)), [count, isMotionReduced]);

  return Array.from({ length: count }, (_, tube) => state !== 'waiting' && state !== tube);
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
