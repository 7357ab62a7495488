import { linearFromHex } from '../image/image.ts';

/** Centimetres: x to the right, y down from the floor's level, z from the wall towards the camera. */
export interface Point3 {
  x: number;
  y: number;
  z: number;
}

/** Material of a solid. */
export interface Material {
  albedo: readonly [number, number, number];
  gloss: number;
  /** Light that it emits, as a share of white. */
  emission: number;
  grain: 'none' | 'cloth' | 'wood' | 'leaf';
}

/** A solid of a room, by its distance from a point. */
export interface Solid {
  distance(x: number, y: number, z: number): number;
  /** A ball that holds all of it. */
  middle: Point3;
  radius: number;
  material: Material;
}

export function material(hex: string, more: Partial<Omit<Material, 'albedo'>> = {}): Material {
  return { albedo: linearFromHex(hex), gloss: 0.1, emission: 0, grain: 'none', ...more };
}

export interface BoxShape {
  /** From the left, from the floor and from the wall to its nearest sides. */
  x: number;
  above: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  round?: number;
}

/** Returns a box with rounded edges. */
export function box({ x, above, z, width, height, depth, round = 0.6 }: BoxShape, solidMaterial: Material): Solid {
  const [hx, hy, hz] = [width / 2 - round, height / 2 - round, depth / 2 - round];
  const middle = { x: x + width / 2, y: -above - height / 2, z: z + depth / 2 };
  return {
    middle,
    radius: Math.sqrt(width * width + height * height + depth * depth) / 2,
    material: solidMaterial,
    distance(px, py, pz) {
      const dx = Math.abs(px - middle.x) - hx;
      const dy = Math.abs(py - middle.y) - hy;
      const dz = Math.abs(pz - middle.z) - hz;
      const [ox, oy, oz] = [Math.max(0, dx), Math.max(0, dy), Math.max(0, dz)];
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(dx, dy, dz)) - round;
    },
  };
}

export interface RoundShape {
  /** Its axis, and how far above the floor it begins. */
  x: number;
  above: number;
  z: number;
  height: number;
  /** Radius at its foot and at its top. */
  foot: number;
  top: number;
}

/** Returns an upright cylinder or cone without a point. */
export function round({ x, above, z, height, foot, top }: RoundShape, solidMaterial: Material): Solid {
  const widest = Math.max(foot, top);
  const middle = { x, y: -above - height / 2, z };
  return {
    middle,
    radius: Math.sqrt(widest * widest + (height * height) / 4),
    material: solidMaterial,
    distance(px, py, pz) {
      const [rx, rz] = [px - x, pz - z];
      const share = Math.min(1, Math.max(0, (-above - py) / height));
      const beside = Math.sqrt(rx * rx + rz * rz) - (foot + (top - foot) * share);
      const beyond = Math.abs(py - middle.y) - height / 2;
      const [ox, oy] = [Math.max(0, beside), Math.max(0, beyond)];
      return (Math.sqrt(ox * ox + oy * oy) + Math.min(0, Math.max(beside, beyond))) * 0.9;
    },
  };
}

/** Returns an egg-shaped solid; its long half-axis points along `along`, a unit vector. */
export function egg(
  middle: Point3,
  along: Point3,
  half: { long: number; wide: number },
  solidMaterial: Material,
): Solid {
  const { long, wide } = half;
  return {
    middle,
    radius: Math.max(long, wide),
    material: solidMaterial,
    distance(px, py, pz) {
      const [dx, dy, dz] = [px - middle.x, py - middle.y, pz - middle.z];
      const axial = dx * along.x + dy * along.y + dz * along.z;
      const lateral = Math.max(0, dx * dx + dy * dy + dz * dz - axial * axial);
      const scaled = Math.sqrt((axial / long) ** 2 + lateral / (wide * wide));
      return (scaled - 1) * Math.min(long, wide);
    },
  };
}
