/** Walls of the designer's preview. */
export const walls = [
  { slug: 'brick', name: 'Brick' },
  { slug: 'plaster', name: 'Plaster' },
  { slug: 'night', name: 'Night' },
  { slug: 'wood', name: 'Wood' },
] as const;
export type Wall = (typeof walls)[number]['slug'];

/** A repeating tile of a wall; all lengths in cm. */
interface WallDrawing {
  width: number;
  height: number;
  ground: string;
  marks: { d: string; fill: string; opacity?: number }[];
}

export const wallDrawings: Record<Wall, WallDrawing> = {
  brick: {
    width: 50,
    height: 32,
    ground: '#4b403c',
    marks: [
      { d: 'M1 .6h23v6.8h-23zM38 8.6h12v6.8h-12zM0 8.6h11.5v6.8h-11.5zM26 16.6h23v6.8h-23z', fill: '#9a5a47' },
      { d: 'M26 .6h23v6.8h-23zM13 24.6h23.5v6.8h-23.5z', fill: '#8c4d3d' },
      { d: 'M13 8.6h23.5v6.8h-23.5zM1 16.6h23v6.8h-23zM38 24.6h12v6.8h-12zM0 24.6h11.5v6.8h-11.5z', fill: '#a5654f' },
      { d: 'M1 .6h23v.8h-23zM26 16.6h23v.8h-23zM13 8.6h23.5v.8h-23.5z', fill: '#fff', opacity: 0.09 },
    ],
  },
  plaster: {
    width: 90,
    height: 70,
    ground: '#8d8783',
    marks: [
      { d: 'M0 12c24-14 50 8 90-4v9c-30 10-62-6-90 4z', fill: '#fff', opacity: 0.06 },
      { d: 'M0 44c30 12 54-10 90 2v12c-36-8-60 10-90-2z', fill: '#000', opacity: 0.07 },
      { d: 'M14 26l5-1 1 1-6 1zM61 33l7 1-1 1-6-1zM38 60l6-1v1l-6 1z', fill: '#000', opacity: 0.18 },
    ],
  },
  night: {
    width: 120,
    height: 120,
    ground: '#23233a',
    marks: [
      { d: 'M0 0h120v36h-120z', fill: '#fff', opacity: 0.02 },
      { d: 'M0 78h120v.5h-120zM60 0h.5v120h-.5z', fill: '#000', opacity: 0.5 },
    ],
  },
  wood: {
    width: 64,
    height: 90,
    ground: '#7a5334',
    marks: [
      { d: 'M16 0h16v90h-16z', fill: '#86603f' },
      { d: 'M48 0h16v90h-16z', fill: '#6d4a2e' },
      { d: 'M0 0h.5v90h-.5zM16 0h.5v90h-.5zM32 0h.5v90h-.5zM48 0h.5v90h-.5z', fill: '#22140a', opacity: 0.9 },
      {
        d: 'M5 0c2 30-2 60 0 90h.5c-2-30 2-60 0-90zM11 0c-1.500 30 2 60 0 90h.4c2-30-1.500-60 0-90zM22 0c3 26-3 62 0 90h.5c-3-28 3-64 0-90zM39 0c-2 30 3 56 0 90h.5c3-34-2-60 0-90zM56 0c2 34-3 58 0 90h.5c-3-32 2-56 0-90z',
        fill: '#2b190c',
        opacity: 0.45,
      },
    ],
  },
};
