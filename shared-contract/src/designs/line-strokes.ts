import { Type, type Static } from '@sinclair/typebox';

/**
 * Response of `GET /designs/strokes`: the centre lines of a line of text, along which its tubes are bent. `path` is SVG
 * path data in thousandths of an em, y downwards from the baseline; `width` is the width of the line, ems.
 */
export const lineStrokes = Type.Object({ path: Type.String(), width: Type.Number() });
export type LineStrokes = Static<typeof lineStrokes>;
