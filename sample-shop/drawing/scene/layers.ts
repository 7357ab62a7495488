import { blur, rasterise } from '../image/image.ts';
import { svgOf, type Canvas, type Surface } from './surface.ts';

/** Something that lies on the wall: it takes the light like the wall, and shades what is below it. */
export interface Layer {
  /** SVG in picture pixels. */
  markup: string;
  /** Height above the wall and width of the rounded edge, in picture pixels. */
  raise: number;
  bevel: number;
  gloss: number;
  /** Share of the tubes' light that it receives: 1 as on the wall, 0 none. */
  open: number;
  shade?: { dx: number; dy: number; blur: number; strength: number };
}

/** Returns a layer as most props are: matt, a little raised. */
export function layer(markup: string, shape: Partial<Layer>): Layer {
  return { markup, raise: 10, bevel: 4, gloss: 0.1, open: 1, ...shape };
}

export const softShade = { dx: 6, dy: 20, blur: 18, strength: 0.7 };

export async function layOn(surface: Surface, layers: Layer[], canvas: Canvas) {
  for (const layer of layers) {
    const { colour, cover } = await rasterise(svgOf(layer.markup, canvas));
    if (layer.shade) await throwShade(surface, layer.markup, layer.shade, canvas);
    const rounded = blur(cover, layer.bevel * canvas.scale);
    for (let pixel = 0; pixel < cover.data.length; pixel += 1) {
      const alpha = cover.data[pixel] ?? 0;
      if (alpha === 0) continue;
      const keep = 1 - alpha;
      for (let c = 0; c < 3; c += 1) {
        const at = pixel * 3 + c;
        surface.colour.data[at] = (surface.colour.data[at] ?? 0) * keep + (colour.data[at] ?? 0);
      }
      const height = layer.raise * canvas.scale * Math.sin((Math.min(1, rounded.data[pixel] ?? 0) * Math.PI) / 2);
      surface.height.data[pixel] = (surface.height.data[pixel] ?? 0) * keep + height * alpha;
      surface.gloss.data[pixel] = (surface.gloss.data[pixel] ?? 0) * keep + layer.gloss * alpha;
      surface.open.data[pixel] = (surface.open.data[pixel] ?? 1) * keep + layer.open * alpha;
      surface.shade.data[pixel] = (surface.shade.data[pixel] ?? 1) * keep + alpha;
    }
  }
}

async function throwShade(surface: Surface, markup: string, shade: NonNullable<Layer['shade']>, canvas: Canvas) {
  const { cover } = await rasterise(svgOf(`<g transform="translate(${shade.dx} ${shade.dy})">${markup}</g>`, canvas));
  const soft = blur(cover, shade.blur * canvas.scale);
  for (let pixel = 0; pixel < soft.data.length; pixel += 1) {
    surface.shade.data[pixel] = (surface.shade.data[pixel] ?? 1) * (1 - shade.strength * (soft.data[pixel] ?? 0));
  }
}
