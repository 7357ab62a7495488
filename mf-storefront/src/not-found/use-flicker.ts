import { useEffect, useState } from 'react';

/** Waiting for its power, steady, or which one of `count` signs is dark for a moment. */
type Power = 'waiting' | 'steady' | number;

/** Powers `count` signs on 250 ms after mount; from 1600 ms on one of them at random goes out for a blink, again and again. */
export function useFlicker(count: number): Power {
  const [power, setPower] = useState<Power>('waiting');

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches; // the stylesheet keeps them lit
    return isStill ? undefined : startFlicker(count, setPower);
  }, [count]);

  return power;
}

function startFlicker(count: number, setPower: (power: Power) => void): () => void {
  const powerOn = setTimeout(() => setPower('steady'), powerOnAfter);
  let next = setTimeout(goOut, flickerAfter);
  return () => {
    clearTimeout(powerOn);
    clearTimeout(next);
  };

  function goOut() {
    setPower(Math.floor(Math.random() * count));
    next = setTimeout(comeBack, 60 + Math.random() * 90);
  }

  function comeBack() {
    setPower('steady');
    next = setTimeout(goOut, 400 + Math.random() * 2600);
  }
}

/** ms after mount */
const powerOnAfter = 250;
const flickerAfter = 1600;
