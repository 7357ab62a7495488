import { circle } from './shapes.ts';

const glyphs: Record<string, string> = {
  ' ': '00000 00000 00000 00000 00000 00000 00000',
  '8': '01110 10001 10001 01110 10001 10001 01110',
  C: '01110 10001 10000 10000 10000 10001 01110',
  E: '11111 10000 10000 11110 10000 10000 11111',
  G: '01110 10001 10000 10111 10001 10001 01111',
  H: '10001 10001 10001 11111 10001 10001 10001',
  I: '01110 00100 00100 00100 00100 00100 01110',
  L: '10000 10000 10000 10000 10000 10000 11111',
  M: '10001 11011 10101 10101 10001 10001 10001',
  N: '10001 11001 10101 10011 10001 10001 10001',
  O: '01110 10001 10001 10001 10001 10001 01110',
  P: '11110 10001 10001 11110 10000 10000 10000',
  S: '01111 10000 10000 01110 00001 00001 11110',
  T: '11111 00100 00100 00100 00100 00100 00100',
  U: '10001 10001 10001 10001 10001 10001 01110',
  A: '01110 10001 10001 11111 10001 10001 10001',
  B: '11110 10001 10001 11110 10001 10001 11110',
  D: '11110 10001 10001 10001 10001 10001 11110',
  F: '11111 10000 10000 11110 10000 10000 10000',
  K: '10001 10010 10100 11000 10100 10010 10001',
  R: '11110 10001 10001 11110 10100 10010 10001',
  W: '10001 10001 10001 10101 10101 11011 10001',
  Y: '10001 10001 01010 00100 00100 00100 00100',
  '0': '01110 10001 10011 10101 11001 10001 01110',
  '2': '01110 10001 00001 00110 01000 10000 11111',
  '4': '00010 00110 01010 10010 11111 00010 00010',
  '5': '11111 10000 11110 00001 00001 10001 01110',
  '7': '11111 00001 00010 00100 01000 01000 01000',
  '%': '11001 11010 00010 00100 01000 01011 10011',
  V: '10001 10001 10001 10001 10001 01010 00100',
};

export interface DotGrid {
  x: number;
  y: number;
  pitch: number;
  columns: number;
  rows: number;
}

/** Returns the lamps of a grid that spell the text from the given column and row on; letters beyond the grid are cut off. */
export function litDots(grid: DotGrid, text: string, start: { column: number; row: number }) {
  const lit: string[] = [];
  text.split('').forEach((letter, position) => {
    (glyphs[letter] ?? '').split(' ').forEach((bits, row) => {
      bits.split('').forEach((bit, column) => {
        const at = start.column + position * 6 + column;
        if (bit === '1' && at >= 0 && at < grid.columns) lit.push(dot(grid, at, start.row + row, 0.36));
      });
    });
  });
  return lit.join('');
}

export function allDots(grid: DotGrid) {
  return Array.from({ length: grid.columns * grid.rows }, (_value, index) =>
    dot(grid, index % grid.columns, Math.floor(index / grid.columns), 0.3),
  ).join('');
}

function dot({ x, y, pitch }: DotGrid, column: number, row: number, size: number) {
  return circle(x + (column + 0.5) * pitch, y + (row + 0.5) * pitch, pitch * size);
}
