import { expect, it } from '@jest/globals';
import { imageFileError } from './image-file-error.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, ...parts: (number[] | string)[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  );

it.each([
  ['PNG', file('a.png', png)],
  ['JPG', file('a.jpg', [0xff, 0xd8, 0xff, 0xe0])],
  ['WEBP', file('a.webp', 'RIFF', [0, 0, 0, 0], 'WEBPVP8 ')],
  ['PNG under another name', file('a.txt', png)],
])('accepts a %s', async (_name, image) => {
  expect(await imageFileError(image)).toBeUndefined();
});

it.each([
  ['an SVG named .png', file('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a RIFF file with audio', file('logo.png', 'RIFF', [0, 0, 0, 0], 'WAVEfmt ')],
  ['an empty file', file('logo.png')],
])('rejects %s by its content', async (_name, image) => {
  expect(await imageFileError(image)).toBe('“logo.png” is not a PNG, JPG or WEBP image. Choose another file.');
});

it.each([
  [6, '“big.png” is 6 MB. Choose an image of at most 5 MB.'],
  [5.01, '“big.png” is 5.1 MB. Choose an image of at most 5 MB.'],
  [5, undefined],
])('applies the limit of 5 MB to a file of %s MB', async (megabytes, error) => {
  const image = new File([new Uint8Array(png), new Uint8Array(megabytes * 1024 * 1024 - png.length)], 'big.png');

  expect(await imageFileError(image)).toBe(error);
});
