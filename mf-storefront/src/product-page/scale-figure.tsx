import { parseSize, type SignSize } from '@lumora/shared-contract/format';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import * as styles from './scale-figure.module.css';

interface ScaleFigureProps {
  product: ShopProduct;
  chosen: ShopVariant | undefined;
}

/**
 * Renders the outlines of a sign in all its sizes, to scale beside a person, a sofa and a door, with the selected size
 * highlighted; nothing without a size. One unit is 1 cm.
 */
export function ScaleFigure({ product, chosen }: ScaleFigureProps) {
  const size = chosen && sizeOf(chosen);
  if (size === undefined) return null;
  const others = sizesOf(product).filter(({ width, height }) => width !== size.width || height !== size.height);
  const ceiling = Math.max(240, ...[size, ...others].map(({ height }) => height + 20));
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`0 ${-ceiling} 460 ${ceiling + 4}`} aria-hidden="true">
        <path className={styles['outline']} d={`${person}${sofa}${door}M0 0H460`} />
        {others.map((other) => (
          <rect key={`${other.width}x${other.height}`} className={styles['other']} {...onWall(other, ceiling)} />
        ))}
        <rect className={styles['sign']} {...onWall(size, ceiling)} />
      </svg>
      <figcaption>
        {size.width} × {size.height} cm, {compareWithSofa(size)} ({sofaWidthCm} cm). Person 170 cm, door 200 cm.
        {others.length > 0 && ' Dashed: other sizes.'}
      </figcaption>
    </figure>
  );
}

/** Compares the width of a sign with that of the drawn sofa, in the nearest of a few simple fractions. */
function compareWithSofa({ width }: SignSize): string {
  const share = width / sofaWidthCm;
  if (share > 1.1) return 'wider than a 3-seat sofa';
  const distance = (fraction: number) => Math.abs(fraction - share);
  const [, text] = fractions.reduce((best, other) => (distance(other[0]) < distance(best[0]) ? other : best));
  return `about ${text} a 3-seat sofa`;
}

const sofaWidthCm = 200;
const fractions: [fraction: number, text: string][] = [
  [0.1, 'a tenth as wide as'],
  [0.2, 'a fifth as wide as'],
  [0.25, 'a quarter as wide as'],
  [0.33, 'a third as wide as'],
  [0.5, 'half as wide as'],
  [0.67, 'two thirds as wide as'],
  [0.8, 'four fifths as wide as'],
  [1, 'as wide as'],
];

/** Returns the different sizes of a product's variants. */
function sizesOf({ variants }: ShopProduct): SignSize[] {
  const sizes = variants.flatMap((variant) => sizeOf(variant) ?? []);
  return [...new Map(sizes.map((size) => [`${size.width}x${size.height}`, size])).values()];
}

/** Returns the size of a variant; undefined without one. */
function sizeOf({ attributes }: ShopVariant): SignSize | undefined {
  return attributes.map(({ value }) => parseSize(value)).find((size) => size !== null);
}

/** Returns where a sign hangs above the sofa, below a ceiling (cm). */
function onWall({ width, height }: SignSize, ceiling: number) {
  const y = -Math.max(100 + height, Math.min(ceiling - 10, 165 + height / 2));
  return { x: sofaCentre - width / 2, y, width, height, rx: 4 };
}

const sofaCentre = 205;
const person = 'M40-170a11 11 0 1 0 .1 0M24-140q16-10 32 0l4 62h-8l-2 78h-8l-2-70-2 70h-8l-2-78h-8Z';
const sofa = 'M105 0v-62q0-8 8-8h8v-15q0-6 6-6h156q6 0 6 6v15h8q8 0 8 8v62M121-70v26h168v-26M105-16h200';
const door = 'M350 0v-200h90v200M424-98v8';
