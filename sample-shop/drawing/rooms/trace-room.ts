import { blankImage, type Image } from '../image/image.ts';
import { planks } from '../scene/soft-walls.ts';
import { aim, emptyRay, type Camera, type Ray } from '../cameras/studio-camera.ts';
import type { Texel } from '../scene/surface.ts';
import { cellNoise, layeredNoise } from '../image/seeded-random.ts';
import type { Room } from './rooms.ts';
import { keyDirection, openness, sunlit } from './room-light.ts';
import type { Solid, Point3 } from './solids.ts';

/** A room as the camera shows it without the sign, per pixel. */
export interface TracedRoom {
  /** Share of the pixel that objects before the wall cover. */
  cover: Image;
  /** Light of the room that the pixel reflects, and the share of the sign's light that it would reflect. */
  lit: Image;
  albedo: Image;
  /** Position in centimetres, and normal. */
  position: Image;
  normal: Image;
  /** Share of the room's light at that point of the wall, 0…1. */
  open: Image;
}

const fill = { level: 0.1, tint: [0.95, 0.97, 1.06] } as const;
const key = { level: 0.25, tint: [1.14, 1, 0.84] } as const;

/** Scale of the camera's units, and the middle of the room on the floor line in these units. */
export interface CameraScale {
  unitsPerCm: number;
  x: number;
  y: number;
}

interface RayHit {
  t: number;
  solid: Solid | 'floor' | undefined;
}

/** Traces the room as the camera shows it; `cameraScale` converts its units to centimetres. */
export function traceRoom(room: Room, camera: Camera, width: number, cameraScale: CameraScale): TracedRoom {
  const height = Math.round(width * camera.aspect);
  const three = () => blankImage(width, height, 3);
  const one = () => blankImage(width, height, 1);
  const traced: TracedRoom = {
    cover: one(),
    lit: three(),
    albedo: three(),
    position: three(),
    normal: three(),
    open: one(),
  };
  const floor = planks({ tones: room.floor, width: 190, upright: true });
  const ray = emptyRay();
  const point = { x: 0, y: 0, z: 0 };
  const normal = { x: 0, y: 0, z: 0 };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    for (let sample = 0; sample < offsets.length; sample += 1) {
      const [dx, dy] = offsets[sample] ?? [0.5, 0.5];
      toRoom(camera, (column + dx) / width - 0.5, (row + dy) / height - 0.5, cameraScale, ray);
      const hit = findHit(room.solids, ray);
      if (hit.solid) traced.cover.data[pixel] = (traced.cover.data[pixel] ?? 0) + 1 / offsets.length;
      if (sample > 0 && traced.normal.data[pixel * 3 + 2] !== 0) continue;
      point.x = ray.x + hit.t * ray.dx;
      point.y = ray.y + hit.t * ray.dy;
      point.z = ray.z + hit.t * ray.dz;
      if (!hit.solid) {
        traced.open.data[pixel] = 0.35 + 0.65 * openness(room.solids, point, { x: 0, y: 0, z: 1 });
        continue;
      }
      setNormal(hit.solid, point, normal);
      store(traced, pixel, { hit, point, normal, room, floor });
    }
    if ((traced.open.data[pixel] ?? 0) === 0) traced.open.data[pixel] = 0.5;
  }
  return traced;
}

const offsets = [
  [0.5, 0.5],
  [0.15, 0.35],
  [0.65, 0.15],
  [0.35, 0.85],
  [0.85, 0.65],
] as const;

function toRoom(camera: Camera, u: number, v: number, { unitsPerCm, x, y }: CameraScale, ray: Ray) {
  aim(camera, u, v, ray);
  ray.x = (ray.x - x) / unitsPerCm;
  ray.y = (ray.y - y) / unitsPerCm;
  ray.z /= unitsPerCm;
  const length = Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy + ray.dz * ray.dz);
  ray.dx /= length;
  ray.dy /= length;
  ray.dz /= length;
}

function findHit(solids: Solid[], ray: Ray): RayHit {
  const toWall = -ray.z / ray.dz;
  const toFloor = ray.dy > 0 ? -ray.y / ray.dy : Infinity;
  const end = Math.min(toWall, toFloor);
  const near = solids.filter(({ middle, radius }) => passes(ray, middle, radius + 0.5));
  let t = near.length > 0 ? Math.max(0, (250 - ray.z) / ray.dz) : end;
  for (let step = 0; step < 90 && t < end; step += 1) {
    const [x, y, z] = [ray.x + t * ray.dx, ray.y + t * ray.dy, ray.z + t * ray.dz];
    let minDistance = Infinity;
    let nearest: Solid | undefined;
    for (const solid of near) {
      const distance = solid.distance(x, y, z);
      if (distance < minDistance) [minDistance, nearest] = [distance, solid];
    }
    if (minDistance < 0.06) return { t, solid: nearest };
    t += minDistance;
  }
  return { t: end, solid: toFloor < toWall ? 'floor' : undefined };
}

function passes(ray: Ray, middle: { x: number; y: number; z: number }, radius: number) {
  const [x, y, z] = [middle.x - ray.x, middle.y - ray.y, middle.z - ray.z];
  const along = x * ray.dx + y * ray.dy + z * ray.dz;
  return x * x + y * y + z * z - along * along < radius * radius;
}

function setNormal(solid: Solid | 'floor', { x, y, z }: Point3, normal: Point3) {
  if (solid === 'floor') {
    normal.x = 0;
    normal.y = -1;
    normal.z = 0.0001;
    return;
  }
  const step = 0.12;
  normal.x = solid.distance(x + step, y, z) - solid.distance(x - step, y, z);
  normal.y = solid.distance(x, y + step, z) - solid.distance(x, y - step, z);
  normal.z = solid.distance(x, y, z + step) - solid.distance(x, y, z - step);
  const length = Math.sqrt(normal.x ** 2 + normal.y ** 2 + normal.z ** 2) || 1;
  normal.x /= length;
  normal.y /= length;
  normal.z = normal.z / length || 0.0001;
}

interface Seen {
  hit: RayHit;
  point: Point3;
  normal: Point3;
  room: Room;
  floor(x: number, y: number, texel: Texel): void;
}

const texel: Texel = { red: 0, green: 0, blue: 0, height: 0, gloss: 0 };

function store(traced: TracedRoom, pixel: number, { hit, point, normal, room, floor }: Seen) {
  const { solid } = hit;
  const solidMaterial = solid === 'floor' || !solid ? undefined : solid.material;
  if (solidMaterial) {
    [texel.red, texel.green, texel.blue] = solidMaterial.albedo;
    const tone = grainOf(solidMaterial.grain, point);
    texel.red *= tone;
    texel.green *= tone;
    texel.blue *= tone;
  } else floor(point.x * 10, point.z * 10, texel);
  const open = openness(room.solids, point, normal);
  const facing = Math.max(0, normal.x * keyDirection.x + normal.y * keyDirection.y + normal.z * keyDirection.z);
  const sun = facing > 0 ? facing * sunlit(room.solids, point, normal) : 0;
  const sky = fill.level * open * (0.7 - 0.3 * normal.y);
  const glint =
    (solidMaterial?.gloss ?? 0.15) *
    Math.max(0, normal.x * -0.3 + normal.y * -0.4 + normal.z * 0.86) ** 30 *
    0.25 *
    open;
  const at = pixel * 3;
  const paint = [texel.red, texel.green, texel.blue] as const;
  for (let c = 0; c < 3; c += 1) {
    const own = paint[c] ?? 0;
    traced.albedo.data[at + c] = own * open;
    const received = (fill.tint[c] ?? 1) * sky + (key.tint[c] ?? 1) * key.level * sun;
    traced.lit.data[at + c] = own * received + glint + own * (solidMaterial?.emission ?? 0);
  }
  [traced.position.data[at], traced.position.data[at + 1], traced.position.data[at + 2]] = [point.x, point.y, point.z];
  [traced.normal.data[at], traced.normal.data[at + 1], traced.normal.data[at + 2]] = [normal.x, normal.y, normal.z];
}

function grainOf(grain: Solid['material']['grain'], { x, y, z }: Point3): number {
  if (grain === 'cloth')
    return 0.88 + 0.16 * cellNoise(x * 7, y * 7 + z * 3, 301) + 0.1 * layeredNoise(x / 9, (y + z) / 9, 302, 3);
  if (grain === 'wood') return 0.72 + 0.5 * layeredNoise(x / 22, (y + z) * 1.6, 303, 4);
  if (grain === 'leaf') return 0.8 + 0.4 * layeredNoise(x / 4, y / 4, 304, 2);
  return 1;
}
