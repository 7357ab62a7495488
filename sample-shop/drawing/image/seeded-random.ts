export type Random = () => number;

/** Returns a generator of numbers 0 ≤ n < 1, the same for one seed on every machine (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number) {
  return low + random() * (high - low);
}

/** Returns a repeatable number 0 ≤ n < 1 for a cell of a grid. */
export function cellNoise(x: number, y: number, seed: number) {
  let hash = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Returns smooth noise, 0…1, with features one unit wide. */
export function smoothNoise(x: number, y: number, seed: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const above = cellNoise(left, top, seed) * (1 - u) + cellNoise(left + 1, top, seed) * u;
  const below = cellNoise(left, top + 1, seed) * (1 - u) + cellNoise(left + 1, top + 1, seed) * u;
  return above * (1 - v) + below * v;
}

/** Returns smooth noise on several scales, each half as wide and half as strong as the last; 0…1. */
export function layeredNoise(x: number, y: number, seed: number, layers: number) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let layer = 0, scale = 1; layer < layers; layer += 1, scale *= 2, weight /= 2) {
    sum += weight * smoothNoise(x * scale, y * scale, seed + layer);
    total += weight;
  }
  return sum / total;
}

function ease(t: number) {
  return t * t * (3 - 2 * t);
}
