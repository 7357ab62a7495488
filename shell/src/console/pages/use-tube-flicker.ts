import { useEffect, useState } from 'react';

const powerOnMs = 250;
const flickerFromMs = 1600;
const maxPauseMs = 2400;
const dropoutMs = 90;

/**
 * Returns for each of `count` tubes whether it is lit: all from 250 ms on; from 1600 ms on one random tube at a time goes
 * dark for 90 ms. With reduced motion all tubes are always lit.
 */
export function useTubeFlicker(count: number): boolean[] {
  const [isMotionReduced] = useState(prefersReducedMotion);
  const [isOn, setOn] = useState(isMotionReduced);
  const [darkTube, setDarkTube] = useState<number | null>(null);

  useEffect(() => {
    if (isMotionReduced) return undefined;
    const powerOn = setTimeout(() => setOn(true), powerOnMs);
    let next = setTimeout(dropOut, flickerFromMs);

    function dropOut() {
      setDarkTube(Math.floor(Math.random() * count));
      next = setTimeout(recover, dropoutMs);
    }
    function recover() {
      setDarkTube(null);
      next = setTimeout(dropOut, Math.random() * maxPauseMs);
    }

    return () => {
      clearTimeout(powerOn);
      clearTimeout(next);
    };
  }, [count, isMotionReduced]);

  return Array.from({ length: count }, (_, tube) => isOn && tube !== darkTube);
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
