import { addBokeh, addGlow, develop, renderView, type Photograph } from '../cameras/camera.ts';
import { nightLight } from '../lighting/ambient-light.ts';
import { acrylicEdges, layersOf } from './fittings.ts';
import { blur, rasterise, type Image } from '../image/image.ts';
import { layOn } from '../scene/layers.ts';
import type { Sign, View } from '../scene/sign.ts';
import { placed, svgOf, type Canvas, type Surface } from '../scene/surface.ts';
import { drawPiece, lightTubes, type DrawnPiece, type Tubes } from '../scene/tubes.ts';
import { lightWall, spreadLight } from '../lighting/wall-light.ts';
import { buildWall } from '../scene/walls.ts';

/** A sign on its wall before the light falls; as the hero film and the pictures of categories and promotions show it. */
export interface SignScene {
  sign: Sign;
  canvas: Canvas;
  pieces: DrawnPiece[];
  surface: Surface;
}

/** Builds the wall with the sign on it. `scale` 1 is full size. */
export async function buildScene(sign: Sign, scale: number): Promise<SignScene> {
  const canvas = canvasOf(sign, scale);
  const pieces = await Promise.all(sign.pieces.map(drawPiece));
  const surface = buildWall(sign.wall, canvas);
  await layOn(surface, layersOf(sign, pieces), canvas);
  return { sign, canvas, pieces, surface };
}

/** Draws the view of a camera straight in front at night, with the sign switched on. */
export async function lightAtNight({ sign, canvas, pieces, surface }: SignScene): Promise<Image> {
  const tubes = await lightTubes(pieces, canvas, sign);
  const light = spreadLight(tubes.emission, canvas.scale);
  const ambient = nightLight(canvas, sign.ambient ?? 0.35);
  const image = lightWall(surface, light, ambient, canvas.scale);
  mirrorTubes(image, tubes.seen, surface.gloss, canvas.scale);
  await addEdges(image, sign, canvas, light.flat, ambient);
  await addBokeh(image, sign.bokeh ?? [], canvas);
  hangTubes(image, tubes, light.flat, ambient);
  return addGlow(image, tubes.seen, canvas.scale);
}

interface PhotographOptions {
  canvas: Canvas;
  view: View | undefined;
  /** of the picture, in pixels */
  width: number;
  /** of the grain */
  seed: string;
}

export function takePicture(flat: Image, { canvas, view, width, seed }: PhotographOptions): Photograph {
  const seen = renderView(flat, canvas, view ?? { turn: 0, rise: 0, zoom: 1 }, width);
  return { width: seen.width, height: seen.height, bytes: develop(seen, seed) };
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

/** Adds the reflection of the tubes in the wall: faint on plaster, strong on glaze and glass. */
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

async function addEdges(image: Image, { boards = [], place }: Sign, canvas: Canvas, light: Image, ambient: Image) {
  if (boards.length === 0) return;
  const { cover } = await rasterise(svgOf(placed(acrylicEdges(boards), place), canvas));
  for (let pixel = 0; pixel < cover.data.length; pixel += 1) {
    const strength = cover.data[pixel] ?? 0;
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
    const shade = 0.5 * (tubes.unlitShade.data[pixel] ?? 0);
    const cover = tubes.litCover.data[pixel] ?? 0;
    for (let c = 0; c < 3; c += 1) {
      const at = pixel * 3 + c;
      const received = (light.data[at] ?? 0) + (ambient.data[at] ?? 0) * 1.5;
      const milky = received * (tubes.unlit.data[at] ?? 0) * (0.28 + 0.5 * ridge);
      const behind = (image.data[at] ?? 0) * (1 - shade) * (1 - unlit * 0.85) + milky;
      image.data[at] = behind * (1 - cover) + (tubes.lit.data[at] ?? 0);
    }
  }
}
