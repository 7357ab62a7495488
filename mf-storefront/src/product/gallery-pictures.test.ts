import { expect, test } from '@jest/globals';
import type { ShopImage } from '@lumora/shared-contract/images';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { product } from '../testing/sample-shop.ts';
import { galleryPictures } from './gallery-pictures.ts';

const picture = (hash: string, alt = ''): ShopImage => ({
  hash,
  width: 960,
  height: 1200,
  placeholder: '#221133',
  alt,
});
const [smallPink, largePink, largeBlue] = product.variants as [ShopVariant, ShopVariant, ShopVariant]; // the sample has three
const hashes = (shown: Partial<ShopProduct>, variant: ShopVariant) =>
  galleryPictures({ ...product, ...shown }, variant).map(({ hash }) => hash);

const images = [picture('pink', 'In pink'), picture('room', 'Above a bed')];

test('The pictures of the selected variant come first, and those of other colours are left out', () => {
  const blue = { ...largeBlue, images: [picture('blue'), picture('blue-off')] };
  const variants = [smallPink, { ...largePink, images: [picture('pink')] }, blue];

  expect(hashes({ images, variants }, blue)).toEqual(['blue', 'blue-off', 'room']);
});

test('A variant without pictures shows those of another variant in its colour', () => {
  const variants = [smallPink, { ...largePink, images: [picture('pink-large')] }, largeBlue];

  expect(hashes({ images, variants }, smallPink)).toEqual(['pink-large', 'pink', 'room']);
});

test('A colour without pictures of a variant shows first the picture whose description names it', () => {
  const described = [...images, picture('blue', 'In blue')];

  expect(hashes({ images: described }, largeBlue)).toEqual(['blue', 'pink', 'room']);
});

test('A colour without any picture shows those of the product', () => {
  const variants = [smallPink, { ...largePink, images: [picture('pink')] }, largeBlue];

  expect(hashes({ images, variants }, largeBlue)).toEqual(['pink', 'room']);
});
