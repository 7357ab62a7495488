/** A point of the photo, as shares (0 to 1) of its width and height. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** Position of the sign on the photo, and the two ends of an object that is `referenceCm` long. */
export interface Placement {
  sign: PhotoPoint;
  start: PhotoPoint;
  end: PhotoPoint;
  referenceCm: number;
}

/** A door in the right third of the photo. */
export const defaultPlacement: Placement = {
  sign: { x: 0.42, y: 0.34 },
  start: { x: 0.8, y: 0.2 },
  end: { x: 0.8, y: 0.9 },
  referenceCm: 200,
};

/** Objects of a known length that most rooms contain, cm. */
export const knownLengths = [
  { name: 'Door, height', cm: 200 },
  { name: 'Light switch plate, width', cm: 8.6 },
  { name: 'A4 sheet, long side', cm: 29.7 },
  { name: 'Double bed, width', cm: 152 },
];

/** Returns how many pixels of a photo (`width` × `height` px) are one cm of the wall. */
export function pixelsPerCm({ start, end, referenceCm }: Placement, width: number, height: number): number {
  const length = Math.hypot((end.x - start.x) * width, (end.y - start.y) * height);
  return Math.max(1, length) / referenceCm;
}
