import { blankImage, type Image } from '../image/image.ts';

/** One point of a wall: linear colour, height in picture pixels towards the camera, and shine 0…1. */
export interface Texel {
  red: number;
  green: number;
  blue: number;
  height: number;
  gloss: number;
}

/** Paints the point x, y (picture pixels) into the texel. */
export type Painter = (x: number, y: number, texel: Texel) => void;

export interface Surface {
  colour: Image;
  height: Image;
  gloss: Image;
  /** Share of the tubes' light that reaches a point, 0…1: the front of a letter lit from behind gets next to none. */
  open: Image;
  /** 1 where nothing stands between the point and the room. */
  shade: Image;
}

export interface Canvas {
  width: number;
  height: number;
  /** Canvas pixels to one picture pixel. */
  scale: number;
  /** Margin of the canvas beyond each side of the picture, in picture pixels, for a camera at an angle. */
  overhang: number;
}

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** Paints every pixel once. All share one texel, because an object for each would take a minute. */
export function paintSurface(canvas: Canvas, paint: Painter): Surface {
  const surface: Surface = {
    colour: blankImage(canvas.width, canvas.height, 3),
    height: blankImage(canvas.width, canvas.height, 1),
    gloss: blankImage(canvas.width, canvas.height, 1),
    open: blankImage(canvas.width, canvas.height, 1),
    shade: blankImage(canvas.width, canvas.height, 1),
  };
  surface.open.data.fill(1);
  surface.shade.data.fill(1);
  const texel: Texel = { red: 0, green: 0, blue: 0, height: 0, gloss: 0 };
  for (let row = 0, index = 0; row < canvas.height; row += 1) {
    for (let column = 0; column < canvas.width; column += 1, index += 1) {
      paint(column / canvas.scale - canvas.overhang, row / canvas.scale - canvas.overhang, texel);
      surface.colour.data[index * 3] = texel.red;
      surface.colour.data[index * 3 + 1] = texel.green;
      surface.colour.data[index * 3 + 2] = texel.blue;
      surface.height.data[index] = texel.height * canvas.scale;
      surface.gloss.data[index] = texel.gloss;
    }
  }
  return surface;
}

/** Returns the wall at another size: `scale` 0.5 has everything half as large. */
export function scaled(paint: Painter, scale: number): Painter {
  return (x, y, texel) => {
    paint(x / scale, y / scale, texel);
    texel.height *= scale;
  };
}

export function setColour(texel: Texel, [red, green, blue]: readonly [number, number, number], brightness: number) {
  texel.red = red * brightness;
  texel.green = green * brightness;
  texel.blue = blue * brightness;
}

/** The middle of a sign's own drawing. */
export const pictureMiddle = { x: 800, y: 950 };

export function placed(markup: string, place: Placement | undefined) {
  if (!place) return markup;
  const { x, y, scale } = place;
  return `<g transform="translate(${x - pictureMiddle.x * scale} ${y - pictureMiddle.y * scale}) scale(${scale})">${markup}</g>`;
}

export function svgOf(markup: string, { width, height, scale, overhang }: Canvas) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="scale(${scale}) translate(${overhang} ${overhang})">${markup}</g></svg>`;
}
