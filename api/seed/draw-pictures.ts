import { mkdir, writeFile } from 'node:fs/promises';
import { encode } from './drawing/camera.ts';
import { photograph } from './drawing/scene.ts';
import { signs } from './drawing/signs/index.ts';

const folder = new URL('pictures/', import.meta.url);
const byteLimit = 158_000;
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const sign of signs) {
  if (wanted.length > 0 && !wanted.includes(sign.slug)) continue;
  const { bytes, width, height } = await photograph(sign, 1);
  const { file, quality } = await encode(bytes, width, height, byteLimit);
  await writeFile(new URL(`${sign.slug}.webp`, folder), file);
  console.log(`${sign.slug} ${Math.round(file.length / 1000)} kB at quality ${quality}`);
}
const index = signs.map(({ slug, alt }) => ({ slug, file: `${slug}.webp`, alt }));
await writeFile(new URL('index.json', folder), `${JSON.stringify(index, undefined, 2)}\n`);
