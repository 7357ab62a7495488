import type { SampleProduct } from '../../src/lines/sample-line.ts';
import { blur } from '../image/image.ts';
import { fitSign, pictureSize } from '../model/fitted-sign.ts';
import type { ProductSign } from '../product-signs/product-sign.ts';
import { lightSign, type RoomLight } from '../lighting/sign-lighting.ts';
import { buildModel } from '../model/sign-model.ts';
import type { ColourSwap } from '../scene/sign.ts';
import { renderSign, type Exposure } from '../ray-tracing/studio.ts';
import type { Camera } from '../cameras/studio-camera.ts';
import type { Canvas, Surface } from '../scene/surface.ts';
import { buildWall, type WallName } from '../scene/walls.ts';
import { addRoom, lampsOf } from '../rooms/hang-in-room.ts';
import { rooms, type RoomName } from '../rooms/rooms.ts';
import { traceRoom, type CameraScale, type TracedRoom } from '../rooms/trace-room.ts';

const evening: RoomLight = { tint: [1.05, 1, 0.95], fill: 0.085, key: 0.06, shadow: 0.5 };
/** Distance of the camera and max height of a sign, in centimetres. */
const cameraAway = 480;
const maxHeightCm = 92;
/** Max share of the picture's width that a sign may take. */
const maxWidthShare = 0.46;
const cmPerInch = 2.54;
/** Strength of the sign's light in a room, where a longer exposure gathers more of it than in the studio. */
const gain = 2.4;
/** Units per millimetre in the studio, from which the reach of the light is known. */
const studioUnitsPerMm = 2.2;

/** Photographs the lit sign, in its middle size, on the wall of its room. `width` is in pixels. */
export async function photographInRoom(
  sign: ProductSign,
  { sizes, backboards }: SampleProduct,
  { swap, width }: { swap: ColourSwap; width: number },
): Promise<{ exposure: Exposure; camera: Camera }> {
  const room = rooms[sign.room];
  const unitsPerCm = pictureSize.width / room.wide;
  const cameraScale = { unitsPerCm, x: pictureSize.width / 2, y: pictureSize.height - room.below * unitsPerCm };
  const canvas = canvasOf(width);
  const inches = Number(sizes[Math.floor(sizes.length / 2)]?.split('x')[0]);
  const wide = Math.min(inches * cmPerInch * unitsPerCm, maxWidthShare * pictureSize.width);
  const max = { width: wide, height: maxHeightCm * unitsPerCm };
  const spot = { x: cameraScale.x + room.sign.x * unitsPerCm, y: cameraScale.y - room.sign.above * unitsPerCm };
  const fitted = await fitSign(sign, {
    ...spot,
    lit: max,
    whole: { width: max.width * 1.1, height: max.height * 1.1 },
  });
  const model = await buildModel(fitted, canvas, {
    widthMm: ((fitted.box.right - fitted.box.left) / unitsPerCm) * 10,
    isCutToShape: backboards[0] !== 'No Backboard',
  });
  const reach = (1.5 * model.unitsPerMm) / studioUnitsPerMm;
  const lighting = lightSign(model, wallOf(sign.wall, canvas), { room: evening, isOn: true, swap, reach, gain });
  const camera = cameraOf(unitsPerCm);
  const [exposure] = renderSign(model, camera, [lighting], width).exposures;
  if (!exposure) throw new Error(`The sign ${sign.slug} was not seen in its room.`);
  addRoom(exposure.light, roomOf(sign.room, camera, width, cameraScale), lampsOf(fitted.pieces, cameraScale, swap));
  return { exposure, camera };
}

function canvasOf(width: number): Canvas {
  const overhang = 40;
  const scale = width / pictureSize.width;
  return {
    width: Math.round((pictureSize.width + 2 * overhang) * scale),
    height: Math.round((pictureSize.height + 2 * overhang) * scale),
    scale,
    overhang,
  };
}

function cameraOf(unitsPerCm: number): Camera {
  return {
    azimuth: 0,
    distance: cameraAway * unitsPerCm,
    x: pictureSize.width / 2,
    y: pictureSize.height / 2,
    rise: 0,
    width: pictureSize.width,
    aspect: pictureSize.height / pictureSize.width,
    shift: { x: 0, y: 0 },
  };
}

/** Walls are painted as large as the studio shows them; a room shows more of them. */
const smaller = 0.6;
const walls = new Map<WallName, Surface>();

function wallOf(name: WallName, canvas: Canvas): Surface {
  const built =
    walls.get(name) ??
    buildWall(name === 'night-glass' ? 'plaster' : name, { ...canvas, scale: canvas.scale * smaller });
  walls.clear();
  walls.set(name, built);
  return built;
}

const traced = new Map<RoomName, TracedRoom>();

function roomOf(name: RoomName, camera: Camera, width: number, cameraScale: CameraScale): TracedRoom {
  const known = traced.get(name);
  if (known) return known;
  const room = traceRoom(rooms[name], camera, width, cameraScale);
  const opened = { ...room, open: blur(room.open, 3) };
  traced.set(name, opened);
  return opened;
}
