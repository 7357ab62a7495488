import { writeFile } from 'node:fs/promises';
import { designFonts } from '@lumora/shared-contract';
import { openFont, outlineOf, type LoadedFont } from '../src/designs/loaded-font.ts';
import { hindiPieces, latinPieces, type Piece } from './font-pieces.ts';
import { measureStrokes } from './stroke-length.ts';

const contract = new URL('../../shared-contract/src/designs/', import.meta.url);
const heights: string[] = [];
const tables: string[] = [];
for (const { slug, hindi } of designFonts) {
  const fonts = { latin: openFont(slug, 'latin'), ...(hindi && { devanagari: openFont(slug, 'devanagari') }) };
  const pieces = new Map([
    ...(fonts.devanagari ? await hindiPieces(fonts.devanagari) : []),
    ...(await latinPieces(fonts.latin)),
  ]);
  heights.push(`  '${slug}': ${JSON.stringify(await heightsOf(fonts.latin, fonts.devanagari))},`);
  tables.push(`  '${slug}':\n    ${JSON.stringify([...pieces].map(pack).join(' '))},`);
  process.stdout.write(`${slug}: ${pieces.size} pieces\n`);
}
const made = 'Made by `node --import tsx/esm api/font-tables/measure-fonts.ts`, not by hand.';
await writeFile(
  new URL('font-tables.ts', contract),
  `import type { DesignFont } from './design-fonts.ts';

/**
 * What the letters of every font measure, as \`fontPieces\` reads it: letters, width and tube length in hundredths of an em,
 * two digits to base 36 each. ${made}
 */
export const fontTables: Record<DesignFont, string> = {
${tables.join('\n')}
};
`,
);
await writeFile(
  new URL('font-heights.ts', contract),
  `import type { DesignFont } from './design-fonts.ts';

/**
 * How far the letters of a font reach above and below the baseline, and how thick its strokes are, in ems.
 * ${made}
 */
export const fontHeights: Record<DesignFont, { above: number; below: number; stroke: number }> = {
${heights.join('\n')}
};
`,
);

/** Letters that reach as far as any usual one; what reaches farther has the margin of the board. */
async function heightsOf(latin: LoadedFont, devanagari: LoadedFont | undefined) {
  const text = outlineOf(latin, 'AHbdfklgjpqy');
  const hindi = devanagari && outlineOf(devanagari, 'किंर्कीकेकुकू');
  const { thickness } = await measureStrokes(outlineOf(latin, 'nolc'));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    above: rounded(Math.max(-text.box.top, -(hindi?.box.top ?? 0))),
    below: rounded(Math.max(text.box.bottom, hindi?.box.bottom ?? 0)),
    stroke: Math.round(thickness * 1000) / 1000,
  };
}

function pack([piece, { width, tube }]: [string, Piece]): string {
  return (piece === ' ' ? '␣' : piece) + [width, tube].map(digits).join('');
}

function digits(ems: number): string {
  const text = Math.round(ems * 100).toString(36);
  if (text.length > 2) throw new Error(`${ems} em is more than two digits can say.`);
  return text.padStart(2, '0');
}
