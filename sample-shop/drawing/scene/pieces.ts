import type { Line } from '../lines/lettering.ts';
import type { NeonColour, Piece } from './sign.ts';

type Shape = string | Line;

export function tube(colour: NeonColour, thickness: number, shape: Shape): Piece {
  return { kind: 'tube', colour, thickness, ...drawnAs(shape) };
}

export function unlitTube(thickness: number, shape: Shape): Piece {
  return { kind: 'unlit', colour: 'ice-white', thickness, ...drawnAs(shape) };
}

export function face(colour: NeonColour, shape: Shape): Piece {
  return { kind: 'face', colour, ...drawnAs(shape) };
}

export function halo(colour: NeonColour, paint: string, shape: Shape): Piece {
  return { kind: 'halo', colour, paint, ...drawnAs(shape) };
}

export function solid(paint: string, shape: Shape): Piece {
  return { kind: 'solid', colour: 'ice-white', paint, ...drawnAs(shape) };
}

function drawnAs(shape: Shape) {
  return typeof shape === 'string' ? { path: shape } : { line: shape };
}
