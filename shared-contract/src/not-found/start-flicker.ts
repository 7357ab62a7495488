/** `waiting`: not powered on yet; `steady`: all digits are lit; a number: the index of the only digit that is dark. */
export type FlickerState = 'waiting' | 'steady' | number;

/** ms after the start */
const powerOnAfterMs = 250;
const flickerAfterMs = 1600;

/**
 * Powers on `count` neon digits after 250 ms. From 1600 ms on, one at random repeatedly goes dark for 60–150 ms. Calls
 * `onChange` with each new state. Returns a function that stops it.
 */
export function startFlicker(count: number, onChange: (state: FlickerState) => void): () => void {
  const powerOn = setTimeout(() => onChange('steady'), powerOnAfterMs);
  let next = setTimeout(switchOff, flickerAfterMs);
  return () => {
    clearTimeout(powerOn);
    clearTimeout(next);
  };

  function switchOff() {
    onChange(Math.floor(Math.random() * count));
    next = setTimeout(switchOn, 60 + Math.random() * 90);
  }

  function switchOn() {
    onChange('steady');
    next = setTimeout(switchOff, 400 + Math.random() * 2600);
  }
}
