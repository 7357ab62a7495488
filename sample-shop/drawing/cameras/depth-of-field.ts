import { blur, type Image } from '../image/image.ts';

/** Standard deviations of the blurs, in pixels, between which a pixel's own is blended. */
const sigmas = [0, 1.6, 4, 9];

/** Blurs what lies before or behind the plane in focus; `depth` and `focus` are picture units, `pixels` those of blur per unit. */
export function blurByDepth(image: Image, depth: Image, { focus, pixels }: { focus: number; pixels: number }): Image {
  const steps = sigmas.map((sigma) => (sigma === 0 ? image : blur(image, sigma)));
  const data = new Float32Array(image.data.length);
  for (let pixel = 0; pixel < depth.data.length; pixel += 1) {
    const wanted = Math.min(8.99, Math.abs((depth.data[pixel] ?? 0) - focus) * pixels);
    const step = sigmas.findIndex((sigma) => sigma > wanted);
    const [low, high] = [sigmas[step - 1] ?? 0, sigmas[step] ?? 1];
    const share = (wanted - low) / (high - low);
    const [sharp, soft] = [steps[step - 1]?.data, steps[step]?.data];
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      data[at] = (sharp?.[at] ?? 0) * (1 - share) + (soft?.[at] ?? 0) * share;
    }
  }
  return { ...image, data };
}
