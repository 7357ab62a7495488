import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { designFonts, type DesignFont } from '@lumora/shared-contract/designs';
import { centreLinesFile, unitsPerEm, type GlyphLines } from '../src/designs/drawing/centre-lines.ts';
import { openFont, outlineOfGlyphs } from '../src/designs/drawing/loaded-font.ts';
import { traceGlyph } from './trace-glyph.ts';

// Writes the centre lines of every glyph of every font: api/src/designs/drawing/centre-lines/<font>-<script>.json.gz
for (const { slug, hindi } of designFonts) {
  await traceFont(slug, 'latin');
  if (hindi) await traceFont(slug, 'devanagari');
}

async function traceFont(slug: DesignFont, script: 'latin' | 'devanagari'): Promise<void> {
  const font = openFont(slug, script);
  const rows: string[] = [];
  for (let id = 1; id < font.glyphCount; id += 1) {
    const strokes = await traceGlyph(outlineOfGlyphs(font, [{ id, x: 0, y: 0 }]));
    const packed = strokes.map((stroke) => stroke.flatMap(({ x, y }) => [toUnits(x), toUnits(y)]));
    if (packed.length > 0) rows.push(`"${id}":${JSON.stringify(packed satisfies GlyphLines)}`);
  }
  const file = centreLinesFile(slug, script);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, gzipSync(`{${rows.join(',')}}`, { level: 9 }));
  process.stdout.write(`${slug} ${script}: ${rows.length} glyphs\n`);
}

function toUnits(ems: number): number {
  return Math.round(ems * unitsPerEm);
}
