import type { Image } from '../image/image.ts';
import { lampRgb } from '../lighting/sign-lighting.ts';
import type { FittedPiece } from '../model/fitted-sign.ts';
import type { ColourSwap } from '../scene/sign.ts';
import type { CameraScale, TracedRoom } from './trace-room.ts';

interface Lamp {
  x: number;
  y: number;
  rgb: readonly [number, number, number];
}

/** Strength of the sign's light on the furniture, per centimetre of tube. */
const strength = 95;
const maxLamps = 28;

/** Puts the room before the picture of the lit sign on its wall. */
export function addRoom(picture: Image, room: TracedRoom, lamps: Lamp[]): Image {
  const light = [0, 0, 0];
  for (let pixel = 0; pixel < room.cover.data.length; pixel += 1) {
    const cover = room.cover.data[pixel] ?? 0;
    const open = room.open.data[pixel] ?? 1;
    const at = pixel * 3;
    if (cover > 0) receive(room, at, lamps, light);
    for (let c = 0; c < 3; c += 1) {
      const own = (room.lit.data[at + c] ?? 0) + (room.albedo.data[at + c] ?? 0) * (light[c] ?? 0);
      picture.data[at + c] = (picture.data[at + c] ?? 0) * (1 - cover) * open + own * cover;
    }
  }
  return picture;
}

function receive({ position, normal }: TracedRoom, at: number, lamps: Lamp[], light: number[]) {
  light.fill(0);
  const [x, y, z] = [position.data[at] ?? 0, position.data[at + 1] ?? 0, position.data[at + 2] ?? 0];
  const [nx, ny, nz] = [normal.data[at] ?? 0, normal.data[at + 1] ?? 0, normal.data[at + 2] ?? 0];
  for (const lamp of lamps) {
    const [dx, dy, dz] = [lamp.x - x, lamp.y - y, 4 - z];
    const squared = dx * dx + dy * dy + dz * dz;
    const length = Math.sqrt(squared);
    const facing = Math.max(0, (nx * dx + ny * dy + nz * dz) / length + 0.15) / 1.15;
    const power = (facing * strength) / (squared + 120) / lamps.length;
    for (let c = 0; c < 3; c += 1) light[c] = (light[c] ?? 0) + power * (lamp.rgb[c] ?? 0);
  }
}

/** Points of the tubes and lit faces, evenly chosen, in the room's centimetres. */
export function lampsOf(pieces: FittedPiece[], cameraScale: CameraScale, swap: ColourSwap): Lamp[] {
  const lit = pieces.filter(({ piece }) => piece.kind !== 'solid');
  const all = lit.flatMap(({ piece, runs }) =>
    runs.flatMap(({ points }) => points.map((point) => ({ ...point, colour: piece.colour }))),
  );
  const every = Math.max(1, Math.floor(all.length / maxLamps));
  return all
    .filter((_point, index) => index % every === 0)
    .map(({ x, y, colour }) => ({
      x: (x - cameraScale.x) / cameraScale.unitsPerCm,
      y: (y - cameraScale.y) / cameraScale.unitsPerCm,
      rgb: lampRgb(colour, swap),
    }));
}
