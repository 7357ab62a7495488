import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { neonColours } from '@lumora/shared-contract/styles';
import { hashOf } from '../../core/media/image-intake.ts';
import { picturesFolder, renditionsFolder } from '@lumora/sample-shop/folders';
import { listDrawnPictures, pictureViews } from '@lumora/sample-shop/picture-index';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

const read = (file: string) => readFile(new URL(file, picturesFolder));
const maxBytes = 28_000_000;
const maxRenditionBytes = 14_000_000;

test('every product is drawn in five views in its first colour, and from the front in all, lit and switched off', async () => {
  const pictures = (await listDrawnPictures()).filter((picture) => picture.of === 'product');
  const drawn = new Set(pictures.map(({ slug, colour, view }) => `${slug} ${colour} ${view}`));
  const missing = sampleProducts.flatMap(({ product }) =>
    product.colours
      .map((name) => neonColours.find((candidate) => candidate.name === name)?.slug)
      .flatMap((colour, index) => {
        const views = index === 0 ? pictureViews : (['front', 'off'] as const);
        return views.map((view) => `${product.picture} ${colour} ${view}`);
      })
      .filter((picture) => !drawn.has(picture)),
  );

  expect(missing).toEqual([]);
});

test('every picture is the one that the index describes', async () => {
  const pictures = await listDrawnPictures();

  for (const { file, hash, bytes } of pictures) {
    const found = await read(file);
    expect({ file, hash: hashOf(found), bytes: found.length }).toEqual({ file, hash, bytes });
  }
  const lit = pictures.filter(({ view }) => view !== 'off');
  expect(new Set(lit.map(({ hash }) => hash)).size).toBe(lit.length);
});

test('product pictures are upright, four by five, at least as wide as the widest rendition of a gallery', async () => {
  const pictures = (await listDrawnPictures()).filter((picture) => picture.of === 'product');
  expect(pictures.filter((picture) => picture.width < 960 || picture.width * 5 !== picture.height * 4)).toEqual([]);
});

test('their renditions belong to them, and stay within 14 MB', async () => {
  const hashes = new Set((await listDrawnPictures()).map(({ hash }) => hash));
  const entries = await readdir(renditionsFolder, { recursive: true });
  const files = entries.filter((entry) => path.extname(entry) !== '' && path.dirname(entry) !== '.');
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(renditionsFolder, file))).size));

  expect(new Set(files.map((file) => path.basename(path.dirname(file))))).toEqual(hashes);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxRenditionBytes);
});

test('the pictures have at most 28 MB, and the index names every file', async () => {
  const named = (await listDrawnPictures()).map(({ file }) => file);
  const files = (await readdir(picturesFolder, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, picturesFolder))).size));

  expect(files.sort()).toEqual([...named].sort());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
});
