import {
  measureDesign,
  signBlurs,
  signColour,
  signScene,
  signStroke,
  type Design,
  type DesignLine,
  type SignLayer,
  type SignScene,
} from '@lumora/shared-contract/designs';
import { brickWall } from './brick-wall.ts';
import { drawBoard, drawCutBoard, roundStrokes } from './draw-board.ts';
import { lineStrokes } from './line-strokes.ts';

/**
 * Returns an SVG (`width` × `height` px) of a lit design on a brick wall, as in the preview of the shop. Tubes
 * follow the centre lines of the letters, so that no font is needed to render it.
 */
export function drawDesign(design: Design, { width, height }: { width: number; height: number }): string {
  const scene = signScene(measureDesign(design), width / height);
  const wall = brickWall;
  const marks = wall.marks.map(({ d, fill, opacity = 1 }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`);
  const fullSize = `width="${scene.width}" height="${scene.height}"`;
  const layer = (name: SignLayer) => drawLayer(name, design);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}">`,
    `<defs><pattern id="wall" width="${wall.width}" height="${wall.height}" patternUnits="userSpaceOnUse">`,
    `<rect width="${wall.width}" height="${wall.height}" fill="${wall.ground}"/>${marks.join('')}</pattern>`,
    '<radialGradient id="dark" cy="47%" r="62%"><stop offset="0" stop-color="#05050b" stop-opacity=".1"/>',
    '<stop offset="1" stop-color="#05050b" stop-opacity=".86"/></radialGradient>',
    ...Object.entries(signBlurs).map(([name, ems]) => drawBlur(name, ems * scene.type_cm, fullSize)),
    ...design.lines.map((line, index) => drawLine(line, index, scene)),
    `</defs><rect ${fullSize} fill="url(#wall)"/><rect ${fullSize} fill="url(#dark)"/>`,
    layer('wash'),
    design.backboard === 'cut' ? drawCutBoard(design, scene) : drawBoard(design.backboard, scene.board),
    ...(['glass', 'halo', 'glow', 'edge', 'core'] as const).map(layer),
    '</svg>',
  ].join('');
}

function drawBlur(name: string, cm: number, fullSize: string): string {
  // a blur of one colour looks the same in linearRGB, and renders faster in sRGB
  const space = 'color-interpolation-filters="sRGB"';
  return `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" ${fullSize} ${space}><feGaussianBlur stdDeviation="${cm.toFixed(2)}"/></filter>`;
}

/** Returns the strokes of a line at their position, stretched to the width that its price is computed from. */
function drawLine(line: DesignLine, index: number, { type_cm, middle, widths, baselines }: SignScene): string {
  const { path, width } = lineStrokes(line);
  const measured = widths[index] ?? 0;
  const stretch = width > 0 ? measured / width : type_cm;
  const left = middle - measured / 2;
  const transform = `translate(${left} ${baselines[index] ?? 0}) scale(${stretch / 1000} ${type_cm / 1000})`;
  return `<path id="line${index}" d="${path}" transform="${transform}"/>`;
}

function drawLayer(layer: SignLayer, { lines }: Design): string {
  const width = (1000 * signStroke(layer)).toFixed();
  const uses = lines.map(({ tube }, index) => {
    return `<use href="#line${index}" stroke="${signColour(layer, tube)}" stroke-width="${width}"/>`;
  });
  const filter = layer in signBlurs ? ` filter="url(#${layer})"` : '';
  return `<g ${roundStrokes}${filter}${layerAttributes[layer] ?? ''}>${uses.join('')}</g>`;
}

const layerAttributes: Partial<Record<SignLayer, string>> = {
  wash: ' style="mix-blend-mode:screen" opacity=".5"',
  halo: ' opacity=".75"',
};
