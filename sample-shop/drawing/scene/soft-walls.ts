import { linearFromHex } from '../image/image.ts';
import { cellNoise, layeredNoise, smoothNoise } from '../image/seeded-random.ts';
import { setColour, type Painter, type Texel } from './surface.ts';

export function planks({ tones, width, upright }: { tones: string[]; width: number; upright: boolean }): Painter {
  const colours = tones.map(linearFromHex);
  return (px, py, texel) => {
    const [x, y] = upright ? [px, py] : [py, px];
    const plank = Math.floor((x + 4000) / width);
    const inX = x + 4000 - plank * width;
    const groove = Math.min(inX, width - inX);
    const offset = cellNoise(plank, 0, 40) * 5000;
    const wave = layeredNoise(inX / 120 + plank * 9, (y + offset) / 500, 41, 3);
    const rings = Math.sin((inX / 26 + wave * 16 + smoothNoise(inX / 40, (y + offset) / 260, 42) * 5) * 1.7);
    const fibre = layeredNoise(inX / 2.6 + plank * 31, (y + offset) / 110, 43, 3) - 0.5;
    const colour = colours[Math.floor(cellNoise(plank, 1, 44) * colours.length)] ?? colours[0];
    const cut = Math.min(1, groove / 5);
    if (colour) setColour(texel, colour, (0.72 + 0.17 * rings + 0.7 * fibre + 0.3 * wave) * (0.15 + 0.85 * cut));
    texel.height = fibre * 3 + rings * 0.9 + cut * 8 + (cellNoise(plank, 2, 45) - 0.5) * 4;
    texel.gloss = 0.16;
  };
}

export function foliage(x: number, y: number, texel: Texel) {
  let best = -1;
  let shade = 0.1;
  let height = 0;
  for (let layer = 0; layer < 3; layer += 1) {
    const size = 64 - layer * 6;
    const cellX = Math.floor(x / size);
    const cellY = Math.floor(y / size);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [cx, cy, seed] = [cellX + dx, cellY + dy, 60 + layer * 10];
        const middleX = (cx + cellNoise(cx, cy, seed)) * size;
        const middleY = (cy + cellNoise(cx, cy, seed + 1)) * size;
        const turn = cellNoise(cx, cy, seed + 2) * Math.PI * 2;
        const along = ((x - middleX) * Math.cos(turn) + (y - middleY) * Math.sin(turn)) / (size * 0.95);
        const across = ((y - middleY) * Math.cos(turn) - (x - middleX) * Math.sin(turn)) / (size * 0.38);
        const inside = 1 - along * along - Math.abs(across) * (1 + along * 0.5);
        const depth = layer + cellNoise(cx, cy, seed + 3);
        if (inside <= 0 || depth <= best) continue;
        best = depth;
        const rib = Math.exp(-Math.abs(across) * 14);
        shade =
          (0.3 + 0.3 * layer + 0.35 * cellNoise(cx, cy, seed + 4)) *
          (1 + 0.5 * rib) *
          (0.7 + 0.5 * Math.min(1, inside * 2));
        height = depth * 7 + Math.min(1, inside * 1.6) * 7 + along * 8 * (cellNoise(cx, cy, seed + 5) - 0.5) - rib * 2;
      }
    }
  }
  setColour(texel, [0.055, 0.13, 0.04], shade);
  texel.red *= 0.7 + 0.6 * smoothNoise(x / 200, y / 200, 99);
  texel.height = height;
  texel.gloss = best > 0 ? 0.35 : 0;
}

/** Paints upright round-edged battens on dark felt. */
export function slats(tone: string): Painter {
  const colour = linearFromHex(tone);
  const width = 74;
  return (x, y, texel) => {
    const slat = Math.floor((x + 4000) / width);
    const across = ((x + 4000 - slat * width) / width) * 2 - 1;
    const top = Math.max(0, 1 - (Math.abs(across) / 0.74) ** 6);
    const offset = cellNoise(slat, 0, 130) * 3000;
    const fibre = layeredNoise(x / 3, (y + offset) / 130, 131, 3) - 0.5;
    const wave = Math.sin((x / 16 + 9 * layeredNoise(x / 90, (y + offset) / 520, 132, 3)) * 1.9);
    setColour(texel, colour, top > 0 ? 0.78 + 0.3 * cellNoise(slat, 1, 133) + 0.45 * fibre + 0.1 * wave : 0.05);
    texel.height = top > 0 ? 16 + 10 * Math.sqrt(top) + fibre * 2 : 0;
    texel.gloss = top > 0 ? 0.2 : 0;
  };
}

/** Paints cloth that hangs in soft upright folds. */
export function drape(tone: string): Painter {
  const colour = linearFromHex(tone);
  return (x, y, texel) => {
    const sway = 60 * layeredNoise(x / 700, y / 1400, 140, 2);
    const position = (x + sway) / 105 + 1.2 * layeredNoise(x / 260, y / 2600, 141, 2);
    const fold = Math.sin(position * Math.PI * 2);
    const small = Math.sin(position * Math.PI * 4.6 + 4 * smoothNoise(x / 300, y / 900, 142));
    const weave = cellNoise(x / 2, y / 2, 143) - 0.5;
    setColour(texel, colour, 0.78 + 0.16 * fold + 0.05 * small + 0.06 * weave);
    texel.height = 15 * fold + 4 * small + weave * 0.5;
    texel.gloss = 0.1;
  };
}

/** Returns a dark pane with rain; the lights behind it are those out of focus. */
export function nightGlass(x: number, y: number, texel: Texel) {
  const size = 46;
  const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
  let drop = 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (cellNoise(cx + dx, cy + dy, 150) > 0.42) continue;
      const radius = 3 + 13 * cellNoise(cx + dx, cy + dy, 151) ** 2.5;
      const middleX = (cx + dx + cellNoise(cx + dx, cy + dy, 152)) * size;
      const middleY = (cy + dy + cellNoise(cx + dx, cy + dy, 153)) * size;
      const away = Math.hypot(x - middleX, (y - middleY) * (0.8 + 0.15 * cellNoise(cx, cy, 154))) / radius;
      drop = Math.max(drop, 1 - away * away);
    }
  }
  const mist = layeredNoise(x / 300, y / 300, 155, 4);
  setColour(texel, [0.03, 0.035, 0.05], 0.4 + mist + 1.5 * drop);
  texel.height = 9 * Math.sqrt(Math.max(0, drop));
  texel.gloss = 0.5 + 0.4 * drop;
}
