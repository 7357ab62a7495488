import { linearFromHex } from '../image/image.ts';
import { cellNoise, layeredNoise, smoothNoise } from '../image/seeded-random.ts';
import { setColour, type Painter, type Texel } from './surface.ts';

export function brick({ tones, mortar, roughness }: { tones: string[]; mortar: string; roughness: number }): Painter {
  const colours = tones.map(linearFromHex);
  const joint = linearFromHex(mortar);
  const [width, height, gap] = [236, 78, 11];
  return (x, y, texel) => {
    const wx = x + 5 * (smoothNoise(x / 60, y / 60, 1) - 0.5) + 5000;
    const wy = y + 6 * (smoothNoise(x / 70, y / 50, 2) - 0.5) + 5000;
    const row = Math.floor(wy / height);
    const shifted = wx + (row % 2) * (width / 2) + 14 * (cellNoise(row, 0, 3) - 0.5);
    const column = Math.floor(shifted / width);
    const inX = shifted - column * width;
    const inY = wy - row * height;
    const ragged = 5 * (smoothNoise(x / 9, y / 9, 4) - 0.5) * roughness;
    const edge = Math.min(inX, width - inX, inY, height - inY) - gap / 2 + ragged;
    const raised = Math.min(1, Math.max(0, edge / 5));
    const grain = layeredNoise(x / 7, y / 7, 5, 3) - 0.5;
    const stain = layeredNoise(x / 260, y / 260, 6, 4);
    const pick = cellNoise(column, row, 7);
    const colour = colours[Math.floor(pick * colours.length)] ?? joint;
    const tone = (0.75 + 0.5 * cellNoise(column, row, 8)) * (0.75 + 0.5 * stain) * (1 + 0.5 * grain * roughness);
    setColour(texel, colour, raised * tone);
    const jointTone = (1 - raised) * (0.7 + 0.6 * grain + 0.3 * stain) * 0.9;
    texel.red += joint[0] * jointTone;
    texel.green += joint[1] * jointTone;
    texel.blue += joint[2] * jointTone;
    const pits = Math.max(0, smoothNoise(x / 12, y / 12, 9) - 0.72) * 12 * roughness;
    texel.height =
      raised * (7 + 5 * (cellNoise(column, row, 10) - 0.5) + (inX / width - 0.5) * 3 * (pick - 0.5) * 2) +
      grain * 3.4 * roughness -
      pits * raised;
    texel.gloss = 0.05 * raised;
  };
}

export function plaster(tone: string, strength: number): Painter {
  const colour = linearFromHex(tone);
  return (x, y, texel) => {
    const bend = layeredNoise(x / 400, y / 400, 20, 2) * 260;
    const trowel = layeredNoise((x + bend) / 190, (y + bend * 0.6) / 120, 21, 4) - 0.5;
    const fine = layeredNoise(x / 9, y / 9, 22, 3) - 0.5;
    const cloud = layeredNoise(x / 420, y / 420, 23, 4);
    const scratch = Math.max(0, layeredNoise((x + bend) / 14, (y - x * 0.3) / 260, 24, 2) - 0.66);
    setColour(texel, colour, 0.66 + 0.55 * cloud + 0.3 * trowel * strength + 0.2 * fine - scratch);
    texel.height = strength * (trowel * 13 + fine * 2.4 - scratch * 6);
    texel.gloss = 0.08;
  };
}

export function concrete(x: number, y: number, texel: Texel) {
  const [slabWidth, slabHeight] = [820, 640];
  const inX = (((x + 420) % slabWidth) + slabWidth) % slabWidth;
  const inY = (((y + 330) % slabHeight) + slabHeight) % slabHeight;
  const seam = Math.min(inX, slabWidth - inX, inY, slabHeight - inY);
  const hole = Math.hypot(Math.min(inX, slabWidth - inX) - 120, Math.min(inY, slabHeight - inY) - 110) - 17;
  const cloud = layeredNoise(x / 380, y / 380, 30, 5);
  const streak = layeredNoise(x / 40, y / 700, 31, 3);
  const fine = layeredNoise(x / 6, y / 6, 32, 3) - 0.5;
  const pit =
    Math.max(
      0,
      layeredNoise((x + y * 0.4) / 22, (y - x * 0.4) / 22, 33, 2) - 0.8 + 0.12 * smoothNoise(x / 160, y / 160, 34),
    ) * 3;
  const slab = cellNoise(Math.floor((x + 420) / slabWidth), Math.floor((y + 330) / slabHeight), 35);
  const cut = Math.max(0, 1 - seam / 4) + Math.min(1, Math.max(0, -hole / 3));
  const tone = (0.55 + 0.45 * cloud + 0.25 * streak + 0.14 * fine + 0.12 * slab - pit) * (1 - 0.75 * Math.min(1, cut));
  setColour(texel, [0.2, 0.2, 0.215], tone);
  texel.height = fine * 1.8 + cloud * 6 - pit * 9 - cut * 7;
  texel.gloss = 0.08;
}

export function tiles(tone: string, gloss: number): Painter {
  const colour = linearFromHex(tone);
  const [width, height] = [300, 100];
  return (x, y, texel) => {
    const row = Math.floor((y + 4000) / height);
    const shifted = x + 4000 + (row % 2) * (width / 2);
    const column = Math.floor(shifted / width);
    const inX = shifted - column * width;
    const inY = y + 4000 - row * height;
    const edge = Math.min(inX, width - inX, inY, height - inY) - 3;
    const face = Math.min(1, Math.max(0, edge / 3));
    const bevel = 1 - (1 - Math.min(1, Math.max(0, edge / 14))) ** 2;
    const wobble = layeredNoise(x / 90, y / 90, 50, 2) - 0.5;
    const tint = 0.78 + 0.4 * cellNoise(column, row, 51) + 0.25 * wobble;
    setColour(texel, colour, face * tint + (1 - face) * 0.35);
    const lean =
      (inX / width - 0.5) * (cellNoise(column, row, 52) - 0.5) * 5 +
      (inY / height - 0.5) * (cellNoise(column, row, 53) - 0.5) * 3;
    texel.height = bevel * 6 + wobble * 5 * face + lean;
    texel.gloss = gloss * face;
  };
}

export function marble(tone: string, vein: string): Painter {
  const [ground, line] = [linearFromHex(tone), linearFromHex(vein)];
  return (x, y, texel) => {
    const bend = layeredNoise(x / 500, y / 500, 120, 4) * 900;
    const wide = 1 - Math.abs(2 * layeredNoise((x + bend) / 620, (y - bend * 0.7) / 420, 121, 4) - 1);
    const thin = 1 - Math.abs(2 * layeredNoise((x - bend) / 260, (y + bend) / 330, 122, 4) - 1);
    const share = Math.min(1, wide ** 24 + 0.5 * thin ** 40);
    const cloud = 0.8 + 0.35 * layeredNoise(x / 300, y / 300, 123, 3);
    setColour(texel, ground, cloud * (1 - share));
    texel.red += line[0] * share;
    texel.green += line[1] * share;
    texel.blue += line[2] * share;
    const [inX, inY] = [(x + 4400) % 800, (y + 4300) % 1000];
    const seam = Math.min(1, Math.min(inX, 800 - inX, inY, 1000 - inY) / 3);
    setColour(texel, [texel.red, texel.green, texel.blue], 0.3 + 0.7 * seam);
    texel.height = seam * 2 + 1.5 * layeredNoise(x / 160, y / 160, 124, 2);
    texel.gloss = 0.75 * seam;
  };
}
