import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { blankImage, blur, type Image } from './image/image.ts';
import { rooms, type Room } from './rooms/rooms.ts';
import { consoleTable, skirting } from './rooms/solid-furniture.ts';
import { traceRoom, type TracedRoom } from './rooms/trace-room.ts';
import type { Surface } from './scene/surface.ts';
import type { Camera } from './cameras/studio-camera.ts';
import { buildWall, type WallName } from './scene/walls.ts';

// Draws the empty rooms of the designer, by daylight: mf-storefront/src/designs/rooms/<slug>.avif. All show the same
// part of a wall, `plateCm` of mf-storefront/src/designs/rooms.ts, the floor line 24 cm above the lower edge.
const plates: { slug: string; room: Room; wall: WallName }[] = [
  { slug: 'living', room: rooms.sofa, wall: 'cream-plaster' },
  // without the small objects of the shelf, of which the edge of most previews would show a strip
  { slug: 'brick', room: { ...rooms.shelf, solids: [...consoleTable(0), skirting] }, wall: 'dark-brick' },
  { slug: 'bedroom', room: rooms.bed, wall: 'plum-plaster' },
  { slug: 'cafe', room: rooms.bar, wall: 'tiles' },
];

const widthCm = 330;
const heightCm = 260;
const floorCm = 24;
const width = 990;
const unitsPerCm = width / widthCm;
const height = heightCm * unitsPerCm;
/** The walls are painted for pictures in which a centimetre is this much larger. */
const wallScale = 0.29;
const furnitureGain = 2.6;

const folder = fileURLToPath(new URL('../../mf-storefront/src/designs/rooms/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const { slug, room, wall } of plates) {
  const cameraScale = { unitsPerCm, x: width / 2, y: height - floorCm * unitsPerCm };
  const traced = traceRoom({ ...room, wide: widthCm, below: floorCm }, camera(), width, cameraScale);
  const surface = buildWall(wall, { width, height, scale: wallScale, overhang: 0 });
  const pixels = expose(surface, { ...traced, open: blur(traced.open, 4) });
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality: 46, effort: 6 })
    .toFile(`${folder}${slug}.avif`);
  console.log(slug);
}

function camera(): Camera {
  return {
    azimuth: 0,
    distance: 480 * unitsPerCm,
    x: width / 2,
    y: height / 2,
    rise: 0,
    width,
    aspect: height / width,
    shift: { x: 0, y: 0 },
  };
}

/** Lights the wall from the upper left and puts the furniture before it. Returns sRGB bytes. */
function expose(surface: Surface, traced: TracedRoom): Buffer {
  const wall = blankImage(width, height, 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = wallLight(surface, pixel) * (traced.open.data[pixel] ?? 1);
    const cover = traced.cover.data[pixel] ?? 0;
    for (let c = 0; c < 3; c += 1) {
      const own = (traced.lit.data[pixel * 3 + c] ?? 0) * furnitureGain;
      wall.data[pixel * 3 + c] = (surface.colour.data[pixel * 3 + c] ?? 0) * light * (1 - cover) + own * cover;
    }
  }
  return toBytes(wall);
}

function wallLight({ height: relief, gloss }: Surface, pixel: number): number {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const at = (dx: number, dy: number) =>
    relief.data[Math.min(height - 1, row + dy) * width + Math.min(width - 1, column + dx)] ?? 0;
  const slope = 0.5 * (at(1, 0) - at(0, 0)) + 0.62 * (at(0, 1) - at(0, 0));
  const [u, v] = [column / width - 0.32, row / height - 0.2];
  const falloff = 1 / (1 + 1.5 * (u * u + 0.7 * v * v));
  return Math.max(0.1, 0.35 + falloff * (0.72 + slope)) + 0.04 * (gloss.data[pixel] ?? 0);
}

function toBytes({ data }: Image): Buffer {
  return Buffer.from(
    Uint8Array.from(data, (value) => {
      const soft = 1 - Math.exp(-1.35 * Math.max(0, value)); // bright light rolls off
      return Math.round(255 * (soft <= 0.0031308 ? 12.92 * soft : 1.055 * soft ** (1 / 2.4) - 0.055));
    }),
  );
}
