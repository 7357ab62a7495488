import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../node_modules/@mui/icons-material');

/**
 * Returns the SVG path data of an icon of `@mui/icons-material`, such as `CategoryRounded`. Throws for an unknown name, and
 * for an icon with shapes other than paths and circles.
 */
export function iconPath(name: string): string {
  const file = path.join(folder, `${name}.js`);
  if (!/^\w+$/.test(name) || !existsSync(file)) throw new Error(`@mui/icons-material has no icon “${name}”.`);
  const shapes = [...readFileSync(file, 'utf8').matchAll(/\)\("(\w+)", \{([^}]*)\}/g)];
  return shapes.map(([, element = '', attributes = '']) => toPath(name, element, attributes)).join('');
}

function toPath(name: string, element: string, attributes: string): string {
  const value = (attribute: string) => new RegExp(`\\b${attribute}: "([^"]*)"`).exec(attributes)?.[1] ?? '';
  // the first `m` of a path is absolute, also behind another path
  if (element === 'path') return value('d').replace(/^m/, 'M0 0m');
  if (element === 'circle') return circlePath(Number(value('cx')), Number(value('cy')), Number(value('r')));
  throw new Error(`The icon “${name}” has the shape ${element}; choose one of paths and circles.`);
}

const circlePath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;
