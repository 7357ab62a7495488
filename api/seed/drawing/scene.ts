import { addBokeh, addGlow, develop, look } from './camera.ts';
import { acrylicEdges, layersOf } from './fittings.ts';
import { blankImage, blur, rasterise, type Image } from './image.ts';
import { layOn } from './layers.ts';
import type { Sign } from './sign.ts';
import { svgOf, type Canvas } from './surface.ts';
import { drawPiece, lightTubes, type Tubes } from './tubes.ts';
import { lightWall, spreadLight } from './wall-light.ts';
import { buildWall } from './walls.ts';

export interface Photograph {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel. */
  bytes: Buffer;
}

/** Builds the wall, hangs the sign, lets its light fall and takes the picture. `scale` 1 is full size. */
export async function photograph(sign: Sign, scale: number): Promise<Photograph> {
  const canvas = canvasOf(sign, scale);
  const pieces = await Promise.all(sign.pieces.map(drawPiece));
  const tubes = await lightTubes(pieces, canvas);
  const light = spreadLight(tubes.emission, scale);
  const ambient = ambientLight(canvas, sign.ambient ?? 0.35);
  const surface = buildWall(sign.wall, canvas);
  await layOn(surface, layersOf(sign, pieces), canvas);
  const image = lightWall(surface, light, ambient, scale);
  mirrorTubes(image, tubes.seen, surface.gloss, scale);
  const edges = await rasterise(svgOf(acrylicEdges(sign.boards ?? []), canvas));
  addEdges(image, edges.cover, light.flat, ambient);
  await addBokeh(image, sign.bokeh ?? [], canvas);
  hangTubes(image, tubes, light.flat, ambient);
  addGlow(image, tubes.seen, scale);
  const seen = look(image, canvas, sign.view ?? { turn: 0, rise: 0, zoom: 1 });
  return { width: seen.width, height: seen.height, bytes: develop(seen, sign.slug) };
}

function canvasOf({ size = { width: 1600, height: 2000 } }: Sign, scale: number): Canvas {
  const overhang = 120;
  return {
    width: Math.round((size.width + 2 * overhang) * scale),
    height: Math.round((size.height + 2 * overhang) * scale),
    scale,
    overhang,
  };
}

/** Night: a little blue from above, as a street or a dim room gives. */
function ambientLight({ width, height }: Canvas, strength: number): Image {
  const ambient = blankImage(width, height, 3);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const fall = strength * 0.1 * (1.25 - 0.6 * (y / height) - 0.3 * (x / width));
      ambient.data[pixel * 3] = fall * 0.8;
      ambient.data[pixel * 3 + 1] = fall * 0.82;
      ambient.data[pixel * 3 + 2] = fall * 1.15;
    }
  }
  return ambient;
}

/** The tube seen a second time in the wall behind it: faint on plaster, plain on glaze and glass. */
function mirrorTubes(image: Image, seen: Image, gloss: Image, scale: number) {
  const mirrored = blur(seen, 4 * scale);
  const [dx, dy] = [Math.round(-16 * scale), Math.round(34 * scale)];
  const { width, height } = gloss;
  for (let y = dy; y < height; y += 1) {
    for (let x = 0; x < width + dx; x += 1) {
      const pixel = y * width + x;
      const from = ((y - dy) * width + x - dx) * 3;
      const strength = 0.02 + 0.26 * (gloss.data[pixel] ?? 0);
      for (let c = 0; c < 3; c += 1) {
        image.data[pixel * 3 + c] = (image.data[pixel * 3 + c] ?? 0) + (mirrored.data[from + c] ?? 0) * strength;
      }
    }
  }
}

function addEdges(image: Image, edge: Image, light: Image, ambient: Image) {
  for (let pixel = 0; pixel < edge.data.length; pixel += 1) {
    const strength = edge.data[pixel] ?? 0;
    if (strength === 0) continue;
    for (let c = 0; c < 3; c += 1) {
      const at = pixel * 3 + c;
      image.data[at] =
        (image.data[at] ?? 0) + strength * (0.3 * (ambient.data[at] ?? 0) + 0.75 * (light.data[at] ?? 0));
    }
  }
}

function hangTubes(image: Image, tubes: Tubes, light: Image, ambient: Image) {
  for (let pixel = 0; pixel < tubes.litCover.data.length; pixel += 1) {
    const unlit = tubes.unlitCover.data[pixel] ?? 0;
    const ridge = tubes.unlitRidge.data[pixel] ?? 0;
    const cover = tubes.litCover.data[pixel] ?? 0;
    for (let c = 0; c < 3; c += 1) {
      const at = pixel * 3 + c;
      const received = (light.data[at] ?? 0) + (ambient.data[at] ?? 0) * 1.5;
      const behind = (image.data[at] ?? 0) * (1 - unlit * 0.85) + received * unlit * (0.28 + 0.5 * ridge);
      image.data[at] = behind * (1 - cover) + (tubes.lit.data[at] ?? 0);
    }
  }
}
