import type { ShopVariant } from '@lumora/shared-contract/storefront';
import { parseSize, sizeOf } from '../product/size-label.ts';
import * as styles from './scale-figure.module.css';

/** Renders the outline of a sign to scale beside a person, a sofa and a door; nothing without a size. One unit is 1 cm. */
export function ScaleFigure({ variant }: { variant: ShopVariant | undefined }) {
  const size = parseSize(sizeOf(variant) ?? '');
  if (size === null) return null;
  const { width, height } = size;
  const ceiling = Math.max(240, height + 20);
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`0 ${-ceiling} 460 ${ceiling + 4}`} aria-hidden="true">
        <path className={styles['outline']} d={`${person}${sofa}${door}M0 0H460`} />
        <rect
          className={styles['sign']}
          x={sofaCentre - width / 2}
          y={-Math.max(100 + height, Math.min(ceiling - 10, 165 + height / 2))}
          width={width}
          height={height}
          rx="4"
        />
      </svg>
      <figcaption>
        {width} × {height} cm, beside a person of 170 cm, a sofa of 200 cm and a door of 200 cm
      </figcaption>
    </figure>
  );
}

const sofaCentre = 205;
const person = 'M40-170a11 11 0 1 0 .1 0M24-140q16-10 32 0l4 62h-8l-2 78h-8l-2-70-2 70h-8l-2-78h-8Z';
const sofa = 'M105 0v-62q0-8 8-8h8v-15q0-6 6-6h156q6 0 6 6v15h8q8 0 8 8v62M121-70v26h168v-26M105-16h200';
const door = 'M350 0v-200h90v200M424-98v8';
