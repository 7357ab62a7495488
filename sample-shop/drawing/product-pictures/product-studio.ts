import type { SampleProduct } from '../../src/lines/sample-line.ts';
import { addGlow, develop, type Photograph } from '../cameras/camera.ts';
import { blurByDepth } from '../cameras/depth-of-field.ts';
import { fitSign, pictureSize, studioSpot, type FittedSign } from '../model/fitted-sign.ts';
import type { ProductSign } from '../product-signs/product-sign.ts';
import { photographInRoom } from './photograph-in-room.ts';
import { daylight, dusk, lightSign } from '../lighting/sign-lighting.ts';
import { buildModel, type SignModel } from '../model/sign-model.ts';
import type { ColourSwap } from '../scene/sign.ts';
import { freeEnds } from '../model/small-fittings.ts';
import { renderSign, type Exposure, type SignView } from '../ray-tracing/studio.ts';
import { frameBox, type Camera } from '../cameras/studio-camera.ts';
import type { Canvas, Surface } from '../scene/surface.ts';
import { buildWall, type WallName } from '../scene/walls.ts';

/** Width of the pictures in pixels: that of the widest rendition that a gallery shows. */
export const pictureWidth = 960;
const overhang = 220;
const scale = pictureWidth / pictureSize.width;
export const studioCanvas: Canvas = {
  width: Math.round((pictureSize.width + 2 * overhang) * scale),
  height: Math.round((pictureSize.height + 2 * overhang) * scale),
  scale,
  overhang,
};

const mmPerInch = 25.4;
/** Limits of the real width of a sign in the studio, so that tubes are neither too thin nor too thick. */
const widthMm = { min: 380, max: 480 };

interface StudioSet {
  fitted: FittedSign;
  model: SignModel;
  surface: Surface;
}

/** A product before the studio's wall. What several pictures need is computed once. */
export interface ProductStudio {
  /** Photographs it from the front, in the colourway with that index, at dusk or switched off by day. */
  front(colourway: number, isOn: boolean): Promise<Photograph>;
  /** Photographs it from 25° beside. */
  side(): Promise<Photograph>;
  /** Photographs an end of a tube, the wall out of focus. */
  close(): Promise<Photograph>;
  /** Photographs it in its room. */
  room(): Promise<Photograph>;
}

/** Opens the studio for a product; `swaps` are its colourways. */
export function openStudio(sign: ProductSign, product: SampleProduct, swaps: ColourSwap[]): ProductStudio {
  const set = once(() => buildSet(sign, product));
  const lit = once(async () => {
    const { model, surface } = await set();
    return lightSign(model, surface, { room: dusk, isOn: true, swap: swaps[0] ?? {} });
  });
  const fronts = once(async () => {
    const { model, surface } = await set();
    const rest = swaps.slice(1).map((swap) => lightSign(model, surface, { room: dusk, isOn: true, swap }));
    const offs = swaps.map((swap) => lightSign(model, surface, { room: daylight, isOn: false, swap }));
    return renderSign(model, frontCamera, [await lit(), ...rest, ...offs], pictureWidth);
  });
  const turn = sign.slug.length % 2 === 0 ? 1 : -1;
  return {
    async front(colourway, isOn) {
      const { exposures } = await fronts();
      return expose(exposures[colourway + (isOn ? 0 : swaps.length)], frontCamera, sign.slug);
    },
    async side() {
      const { model, fitted } = await set();
      const camera = frameBox({ ...frontCamera, azimuth: 25 * turn, distance: 3000 }, fitted.box, model.top, sideShare);
      return blurred(
        renderSign(model, camera, [await lit()], pictureWidth),
        camera,
        { focus: 0, pixels: 0.003 },
        sign.slug,
      );
    },
    async close() {
      const { model, fitted } = await set();
      const camera = {
        ...frontCamera,
        azimuth: -35 * turn,
        distance: 800,
        rise: 90,
        width: 440,
        ...detailOf(fitted, model),
      };
      const focus = { focus: -0.8 * model.top, pixels: 0.05 };
      return blurred(renderSign(model, camera, [await lit()], pictureWidth), camera, focus, sign.slug);
    },
    async room() {
      const { exposure, camera } = await photographInRoom(sign, product, { swap: swaps[0] ?? {}, width: pictureWidth });
      return expose(exposure, { ...camera, width: camera.width * 1.8 }, sign.slug);
    },
  };
}

const frontCamera: Camera = {
  azimuth: 0,
  distance: 3600,
  x: pictureSize.width / 2,
  y: pictureSize.height / 2,
  rise: 0,
  width: pictureSize.width,
  aspect: pictureSize.height / pictureSize.width,
  shift: { x: 0, y: 0 },
};
const sideShare = { width: 0.66, height: 0.64 };

async function buildSet(sign: ProductSign, { sizes, backboards }: SampleProduct): Promise<StudioSet> {
  const fitted = await fitSign(sign, studioSpot);
  const inches = Number(sizes[0]?.split('x')[0]);
  const model = await buildModel(fitted, studioCanvas, {
    widthMm: Math.min(widthMm.max, Math.max(widthMm.min, inches * mmPerInch)),
    isCutToShape: backboards[0] !== 'No Backboard',
  });
  return { fitted, model, surface: wallOf(sign.wall) };
}

const bigger = 1.5;
let lastWall: { name: WallName; surface: Surface } | undefined;

/** The wall behind the sign, its bricks as large as real ones beside a sign of that width; the last one is cached. */
function wallOf(name: WallName): Surface {
  if (lastWall?.name !== name) {
    lastWall = { name, surface: buildWall(name, { ...studioCanvas, scale: studioCanvas.scale * bigger }) };
  }
  return lastWall.surface;
}

/** Returns the subject of a close-up: the end of a tube, or else a point on the first line. */
function detailOf({ pieces }: FittedSign, { tubes }: SignModel) {
  const ends = freeEnds(tubes.runs, tubes.kinds[0]?.radius ?? 0);
  const points = pieces.findLast(({ piece }) => piece.kind !== 'solid')?.runs[0]?.points ?? [];
  return ends[Math.floor(ends.length / 2)] ?? points[0] ?? { x: 800, y: 1000 };
}

function blurred(view: SignView, camera: Camera, focus: { focus: number; pixels: number }, seed: string): Photograph {
  const [exposure] = view.exposures;
  return expose(exposure && { ...exposure, light: blurByDepth(exposure.light, view.depth, focus) }, camera, seed);
}

/** The light that strays inside the lens; `sigma` is in picture units. */
const glows = [
  { sigma: 4, strength: 0.5 },
  { sigma: 14, strength: 0.3 },
  { sigma: 50, strength: 0.16 },
  { sigma: 170, strength: 0.06 },
];

function expose(exposure: Exposure | undefined, camera: Camera, seed: string): Photograph {
  if (!exposure) throw new Error(`The sign ${seed} was not photographed.`);
  const { light, glow } = exposure;
  const glowing = addGlow({ ...light, data: light.data.slice() }, glow, light.width / camera.width, glows);
  return { width: light.width, height: light.height, bytes: develop(glowing, seed) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= make());
}
