import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { neonColours } from '@lumora/shared-contract/styles';
import { hashOf } from '../core/media/image-intake.ts';
import { picturesFolder, renditionsFolder } from '@lumora/sample-shop/folders';
import { listDrawnPictures } from '@lumora/sample-shop/picture-index';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

const read = (file: string) => readFile(new URL(file, picturesFolder));
const maxBytes = 19_500_000;
const maxRenditionBytes = 13_000_000;

test('every product has three to six pictures in its first colour', async () => {
  const pictures = (await listDrawnPictures()).filter((picture) => picture.of === 'product');
  const counts = sampleProducts.map(({ product }) => {
    const own = pictures.filter(({ slug }) => slug === product.picture);
    return own.filter(({ colour }) => colour === own[0]?.colour).length;
  });

  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
});

test('a product that is drawn from the front is drawn so in all its colours, lit and switched off', async () => {
  const fronts = (await listDrawnPictures()).filter(({ view }) => view === 'front' || view === 'off');
  const drawn = sampleProducts.filter(({ product }) => fronts.some(({ slug }) => slug === product.picture));
  const missing = drawn.flatMap(({ product }) =>
    product.colours.flatMap((name) =>
      ['front', 'off'].filter((view) => {
        const colour = neonColours.find((candidate) => candidate.name === name)?.slug;
        return !fronts.some((shot) => shot.slug === product.picture && shot.view === view && shot.colour === colour);
      }),
    ),
  );

  expect(missing).toEqual([]);
});

test('every picture is the one that the index describes', async () => {
  const pictures = await listDrawnPictures();

  for (const { file, hash, bytes } of pictures) {
    const found = await read(file);
    expect({ file, hash: hashOf(found), bytes: found.length }).toEqual({ file, hash, bytes });
  }
  expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length);
});

test('product pictures are upright, four by five, at least as wide as the widest rendition of a gallery', async () => {
  const pictures = (await listDrawnPictures()).filter((picture) => picture.of === 'product');
  expect(pictures.filter((picture) => picture.width < 960 || picture.width * 5 !== picture.height * 4)).toEqual([]);
});

test('their renditions belong to them, and stay within 13 MB', async () => {
  const hashes = new Set((await listDrawnPictures()).map(({ hash }) => hash));
  const entries = await readdir(renditionsFolder, { recursive: true });
  const files = entries.filter((entry) => path.extname(entry) !== '' && path.dirname(entry) !== '.');
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(renditionsFolder, file))).size));

  expect(new Set(files.map((file) => path.basename(path.dirname(file))))).toEqual(hashes);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxRenditionBytes);
});

test('the pictures stay within 19.5 MB, and no file lies there that the index does not name', async () => {
  const named = (await listDrawnPictures()).map(({ file }) => file);
  const there = await readdir(picturesFolder, { recursive: true });
  const files = there.filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, picturesFolder))).size));

  expect(files.sort()).toEqual([...named].sort());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
});
