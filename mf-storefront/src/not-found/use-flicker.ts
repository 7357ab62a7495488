import { useEffect, useState } from 'react';

/** Which digit is dark: all until the power is on, then now and again a single one, else none. */
export function useFlicker(count: number): 'all' | number | null {
  const [dark, setDark] = useState<'all' | number | null>('all');

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return; // the stylesheet keeps them lit
    const timers = [setTimeout(() => setDark(null), powerOnAfter), setTimeout(flicker, flickerAfter)];
    return () => timers.forEach(clearTimeout);

    function flicker() {
      setDark(Math.floor(Math.random() * count));
      timers[1] = setTimeout(
        () => {
          setDark(null);
          timers[1] = setTimeout(flicker, 400 + Math.random() * 2600);
        },
        60 + Math.random() * 90,
      );
    }
  }, [count]);

  return dark;
}

/** ms after mount */
const powerOnAfter = 250;
const flickerAfter = 1600;
