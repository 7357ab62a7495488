import type { Solid, Point3 } from './solids.ts';

export const keyDirection = { x: -0.5, y: -0.62, z: 0.6 };
const far = 400;

/** Returns the ambient occlusion of a point: solids near it in the direction of its normal reduce the light. */
export function openness(solids: Solid[], point: Point3, normal: Point3): number {
  let shut = 0;
  for (let step = 1; step <= 4; step += 1) {
    const reach = step * step * 2.2;
    const away = distanceTo(solids, point.x + normal.x * reach, point.y + normal.y * reach, point.z + normal.z * reach);
    shut += Math.max(0, reach - away) / reach / 2 ** (step * 0.6);
  }
  return Math.max(0, 1 - 0.72 * shut);
}

function distanceTo(solids: Solid[], x: number, y: number, z: number): number {
  let minDistance = Math.min(far, Math.max(0.01, -y), Math.max(0.01, z));
  for (const { middle, radius, distance } of solids) {
    const [dx, dy, dz] = [x - middle.x, y - middle.y, z - middle.z];
    if (Math.sqrt(dx * dx + dy * dy + dz * dz) - radius < minDistance)
      minDistance = Math.min(minDistance, distance(x, y, z));
  }
  return minDistance;
}

/** Returns the share of the light from the upper left at a point, with soft shadows. */
export function sunlit(solids: Solid[], point: Point3, normal: Point3): number {
  let lit = 1;
  for (let t = 2; t < 150;) {
    const [x, y, z] = [
      point.x + normal.x + keyDirection.x * t,
      point.y + normal.y + keyDirection.y * t,
      point.z + normal.z + keyDirection.z * t,
    ];
    let minDistance = 40;
    for (const { middle, radius, distance } of solids) {
      const [dx, dy, dz] = [x - middle.x, y - middle.y, z - middle.z];
      if (Math.sqrt(dx * dx + dy * dy + dz * dz) - radius < minDistance)
        minDistance = Math.min(minDistance, distance(x, y, z));
    }
    lit = Math.min(lit, Math.max(0, 0.5 + (3.5 * minDistance) / t));
    if (lit <= 0.02) return 0;
    t += Math.max(2, minDistance);
  }
  return lit;
}
