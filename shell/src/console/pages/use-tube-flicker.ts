import { useEffect, useState } from 'react';

const powerOnMs = 250;
const flickerFromMs = 1600;
const longestPauseMs = 2400;
const dropoutMs = 90;

/** Which of `count` tubes are lit: all after 250 ms, and from 1600 ms on one at a time drops out at random. */
export function useTubeFlicker(count: number): boolean[] {
  const [isStill] = useState(prefersStillness);
  const [isOn, setOn] = useState(isStill);
  const [darkTube, setDarkTube] = useState<number | null>(null);

  useEffect(() => {
    if (isStill) return undefined;
    const powerOn = setTimeout(() => setOn(true), powerOnMs);
    let next = setTimeout(dropOut, flickerFromMs);

    function dropOut() {
      setDarkTube(Math.floor(Math.random() * count));
      next = setTimeout(recover, dropoutMs);
    }
    function recover() {
      setDarkTube(null);
      next = setTimeout(dropOut, Math.random() * longestPauseMs);
    }

    return () => {
      clearTimeout(powerOn);
      clearTimeout(next);
    };
  }, [count, isStill]);

  return Array.from({ length: count }, (_, tube) => isOn && tube !== darkTube);
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
