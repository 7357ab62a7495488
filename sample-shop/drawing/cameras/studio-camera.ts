import type { Box } from '../model/fitted-sign.ts';

/** A camera that is never tilted, so that upright lines stay upright. Lengths are picture units. */
export interface Camera {
  /** Degrees that it stands to the right of the sign's middle. */
  azimuth: number;
  distance: number;
  /** Target on the wall. */
  x: number;
  y: number;
  /** Distance below the centre of the picture. */
  rise: number;
  /** Width that it shows at `distance`. */
  width: number;
  /** Height of the picture divided by its width. */
  aspect: number;
  /** Shift of the lens as a share of the picture's width and height. */
  shift: { x: number; y: number };
}

export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

export function emptyRay(): Ray {
  return { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
}

/** Points the ray from the camera through the picture at u, v, each -0.5…0.5; its length reaches the plane in focus. */
export function aim(camera: Camera, u: number, v: number, ray: Ray) {
  const angle = (camera.azimuth * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const across = (u + camera.shift.x) * camera.width;
  ray.x = camera.x + sin * camera.distance;
  ray.y = camera.y + camera.rise;
  ray.z = cos * camera.distance;
  ray.dx = -sin * camera.distance + cos * across;
  ray.dy = (v + camera.shift.y) * camera.width * camera.aspect - camera.rise;
  ray.dz = -cos * camera.distance - sin * across;
}

/** Returns where a point appears: u, v as for `aim`. */
export function project(camera: Camera, point: { x: number; y: number; z: number }) {
  const angle = (camera.azimuth * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y, z] = [
    point.x - camera.x - sin * camera.distance,
    point.y - camera.y - camera.rise,
    point.z - cos * camera.distance,
  ];
  const depth = (-sin * x - cos * z) / camera.distance;
  return {
    u: (cos * x - sin * z) / depth / camera.width - camera.shift.x,
    v: (y / depth + camera.rise) / (camera.width * camera.aspect) - camera.shift.y,
  };
}

/** Zooms and shifts the camera so that the box fills the given shares of the picture, in its middle. */
export function frameBox(camera: Camera, box: Box, top: number, share: { width: number; height: number }): Camera {
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].flatMap((y) => [0, top].map((z) => ({ x, y, z }))),
  );
  const extent = (placed: Camera) => {
    const seen = corners.map((corner) => project(placed, corner));
    const [us, vs] = [seen.map(({ u }) => u), seen.map(({ v }) => v)];
    return { left: Math.min(...us), right: Math.max(...us), top: Math.min(...vs), bottom: Math.max(...vs) };
  };
  const now = extent(camera);
  const zoom = Math.max((now.right - now.left) / share.width, (now.bottom - now.top) / share.height);
  const zoomed = { ...camera, width: camera.width * zoom };
  const shown = extent(zoomed);
  const shift = {
    x: zoomed.shift.x + (shown.left + shown.right) / 2,
    y: zoomed.shift.y + (shown.top + shown.bottom) / 2,
  };
  return { ...zoomed, shift };
}
