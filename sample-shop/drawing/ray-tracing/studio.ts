import { blankImage, type Image } from '../image/image.ts';
import { createPixelShader } from './pixel-shader.ts';
import type { Light } from './shade.ts';
import type { Lighting } from '../lighting/sign-lighting.ts';
import type { SignModel } from '../model/sign-model.ts';
import { aim, emptyRay, type Camera } from '../cameras/studio-camera.ts';
import { createTracer, emptyHit } from './trace.ts';

/** View of a sign under one light. */
export interface Exposure {
  light: Image;
  /** The colour of what shines, for the glow inside the lens. */
  glow: Image;
}

export interface SignView {
  exposures: Exposure[];
  /** Distance of each pixel from the plane in focus, in picture units. */
  depth: Image;
}

/** Renders the sign as the camera sees it, once under each of the lights. `width` is in pixels. */
export function renderSign(model: SignModel, camera: Camera, lightings: Lighting[], width: number): SignView {
  const height = Math.round(width * camera.aspect);
  const exposures = lightings.map(() => ({ light: blankImage(width, height, 3), glow: blankImage(width, height, 3) }));
  const depth = blankImage(width, height, 1);
  const tracer = createTracer(model);
  const shaders = lightings.map((lighting) => createPixelShader(model, lighting, tracer));
  const ray = emptyRay();
  const hit = emptyHit();
  const light: Light = new Float64Array(6);

  function renderSample(pixel: number, x: number, y: number, share: number) {
    aim(camera, x / width - 0.5, y / height - 0.5, ray);
    const t = tracer.trace(ray, hit);
    depth.data[pixel] = (t - 1) * camera.distance;
    for (let index = 0; index < shaders.length; index += 1) {
      shaders[index]?.(ray, hit, light);
      add(exposures[index], pixel, light, share);
    }
  }

  for (let pixel = 0; pixel < width * height; pixel += 1)
    renderSample(pixel, (pixel % width) + 0.5, Math.floor(pixel / width) + 0.5, 1);
  for (const pixel of roughPixels(exposures[0]?.light ?? depth)) {
    for (const exposure of exposures) clear(exposure, pixel);
    for (const [dx, dy] of corners)
      renderSample(pixel, (pixel % width) + dx, Math.floor(pixel / width) + dy, 1 / corners.length);
  }
  return { exposures, depth };
}

const corners = [
  [0.2, 0.38],
  [0.62, 0.2],
  [0.38, 0.8],
  [0.8, 0.62],
] as const;

/** Pixels that differ so much from a neighbour that an edge runs through them. */
function roughPixels({ width, height, data }: Image): number[] {
  const rough: number[] = [];
  const differs = (at: number, other: number) => {
    const [one, two] = [data[at] ?? 0, data[other] ?? 0];
    return Math.abs(one - two) > 0.02 + 0.12 * Math.min(one, two);
  };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const [across, down] = [3, width * 3];
      for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
        if (differs(at, at - across) || differs(at, at + across) || differs(at, at - down) || differs(at, at + down)) {
          rough.push(pixel);
          break;
        }
      }
    }
  }
  return rough;
}

/** Light far above white would leave jagged edges where it meets the dark. */
const brightest = 3.2;

function add({ light, glow }: Partial<Exposure> = {}, pixel: number, seen: Light, share: number) {
  if (!light || !glow) return;
  for (let c = 0; c < 3; c += 1) {
    const at = pixel * 3 + c;
    light.data[at] = (light.data[at] ?? 0) + Math.min(brightest, seen[c] ?? 0) * share;
    glow.data[at] = (glow.data[at] ?? 0) + (seen[c + 3] ?? 0) * share;
  }
}

function clear({ light, glow }: Exposure, pixel: number) {
  light.data.fill(0, pixel * 3, pixel * 3 + 3);
  glow.data.fill(0, pixel * 3, pixel * 3 + 3);
}
