import {
  measureDesign,
  signBlurs,
  signScene,
  signStroke,
  wallDrawings,
  type Design,
  type DesignLine,
  type SignLayer,
  type SignScene,
} from '@lumora/shared-contract/designs';
import { neonColours } from '@lumora/shared-contract/styles';
import { drawBoard } from './draw-board.ts';
import { lineOutline } from './line-outline.ts';

/**
 * Returns an SVG (`width` × `height` px) of a lit design on a brick wall, as in the preview of the shop. Text is
 * converted to paths, so that no font is needed to render it.
 */
export function drawDesign(design: Design, { width, height }: { width: number; height: number }): string {
  const scene = signScene(measureDesign(design), width / height);
  const wall = wallDrawings.brick;
  const marks = wall.marks.map(({ d, fill, opacity = 1 }) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`);
  const fullSize = `width="${scene.width}" height="${scene.height}"`;
  const layer = (name: SignLayer) => drawLayer(name, design, scene);
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
    design.backboard === 'cut' ? layer('outline') : drawBoard(design.backboard, scene.board),
    ...(['glass', 'halo', 'glow', 'edge', 'core'] as const).map(layer),
    '</svg>',
  ].join('');
}

function drawBlur(name: string, cm: number, fullSize: string): string {
  // a blur of one colour looks the same in linearRGB, and renders faster in sRGB
  const space = 'color-interpolation-filters="sRGB"';
  return `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" ${fullSize} ${space}><feGaussianBlur stdDeviation="${cm.toFixed(2)}"/></filter>`;
}

/** Returns the outline of a line at its position, stretched to the width that its price is computed from. */
function drawLine(line: DesignLine, index: number, { type_cm, middle, widths, baselines }: SignScene): string {
  const { runs, width } = lineOutline(line);
  const measured = widths[index] ?? 0;
  const stretch = width > 0 ? measured / width : type_cm;
  const paths = runs.map(({ path, left }) => `<path d="${path}" transform="translate(${left.toFixed(4)})"/>`);
  const transform = `translate(${middle - measured / 2} ${baselines[index] ?? 0}) scale(${stretch} ${type_cm})`;
  return `<g id="line${index}" transform="${transform}">${paths.join('')}</g>`;
}

function drawLayer(layer: SignLayer, { lines }: Design, { type_cm }: SignScene): string {
  const uses = lines.map(({ face, tube }, index) => {
    const { fill, stroke } = colours(layer, neonColours.find(({ slug }) => slug === tube)?.hex ?? '#ffffff');
    const width = signStroke(layer, face, type_cm) / type_cm;
    return `<use href="#line${index}" fill="${fill}" stroke="${stroke}" stroke-width="${width.toFixed(4)}"/>`;
  });
  const filter = layer in signBlurs ? ` filter="url(#${layer})"` : '';
  return `<g stroke-linejoin="round" stroke-linecap="round"${filter}${layerAttributes[layer] ?? ''}>${uses.join('')}</g>`;
}

const layerAttributes: Partial<Record<SignLayer, string>> = {
  wash: ' style="mix-blend-mode:color-dodge"',
  halo: ' opacity=".75"',
  outline: ' opacity=".16"',
};

function colours(layer: SignLayer, tube: string): { fill: string; stroke: string } {
  if (layer === 'glass') return { fill: 'rgba(232,232,250,.34)', stroke: 'rgba(240,240,255,.4)' };
  if (layer === 'outline') return { fill: '#dfe6f5', stroke: '#dfe6f5' };
  return { fill: layer === 'core' ? tintedWhite(tube) : tube, stroke: tube };
}

/** Mixes white with 8 % of a colour. */
function tintedWhite(hex: string): string {
  const parts = [1, 3, 5].map((offset) => Math.round(255 * 0.92 + parseInt(hex.slice(offset, offset + 2), 16) * 0.08));
  return `rgb(${parts.join(',')})`;
}
