import { type MouseEvent } from 'react';
import { imageUrl, type ProductPicture } from '@lumora/shared-contract';
import { classNames } from '../styles/class-names.ts';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import * as styles from './gallery-tile.module.css';

interface GalleryTileProps {
  picture: ProductPicture;
  place: number;
  onOpen: () => void;
}

/** One sign with its caption. Where no script runs it leads to the picture itself. */
export function GalleryTile({ picture: { image, caption }, place, onOpen }: GalleryTileProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li>
      <a
        className={classNames(styles['tile'], styles[effects[place % effects.length] ?? 'glow'])}
        href={imageUrl(image.hash, 1920, 'webp')}
        aria-label={`${caption}: open on the whole screen`}
        onClick={open}
      >
        <div className={styles['frame']}>
          <ShopPicture image={{ ...image, alt: '' }} sizes={sizes} isLazy={place >= 6} isFirst={place === 0} />
        </div>
        <span className={styles['caption']}>{caption}</span>
      </a>
    </li>
  );
}

/** How a tile answers to a pointer or the focus; one after the other. */
const effects = ['glow', 'lift', 'zoom', 'tint', 'flicker', 'tube', 'slide'] as const;

const sizes = '(min-width: 1232px) 394px, (min-width: 768px) 31vw, 46vw';
