import { useEffect, useState } from 'react';

/** `waiting`: not powered on yet; a number: the index of the digit that is dark. */
type Power = 'waiting' | 'steady' | number;

/**
 * Powers on `count` digits 250 ms after mount. From 1600 ms on, one at random repeatedly goes dark for 60–150 ms. Stays
 * `waiting` with reduced motion.
 */
export function useFlicker(count: number): Power {
  const [power, setPower] = useState<Power>('waiting');

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches; // the stylesheet then shows them lit
    return reducedMotion ? undefined : startFlicker(count, setPower);
  }, [count]);

  return power;
}

function startFlicker(count: number, setPower: (power: Power) => void): () => void {
  const powerOn = setTimeout(() => setPower('steady'), powerOnAfterMs);
  let next = setTimeout(switchOff, flickerAfterMs);
  return () => {
    clearTimeout(powerOn);
    clearTimeout(next);
  };

  function switchOff() {
    setPower(Math.floor(Math.random() * count));
    next = setTimeout(switchOn, 60 + Math.random() * 90);
  }

  function switchOn() {
    setPower('steady');
    next = setTimeout(switchOff, 400 + Math.random() * 2600);
  }
}

/** ms after mount */
const powerOnAfterMs = 250;
const flickerAfterMs = 1600;
