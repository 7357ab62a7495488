import { type MouseEvent } from 'react';
import { imageUrl } from '@lumora/shared-contract/images';
import type { ProductPicture } from '@lumora/shared-contract/storefront';
import { classNames } from '../styles/class-names.ts';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import * as styles from './gallery-tile.module.css';

interface GalleryTileProps {
  picture: ProductPicture;
  index: number;
  onOpen: () => void;
}

/** Renders a picture with its caption. Without scripts it links to the image file. */
export function GalleryTile({ picture: { image, caption, product }, index, onOpen }: GalleryTileProps) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li>
      <a
        className={classNames(styles['tile'], styles[effects[index % effects.length] ?? 'glow'])}
        href={imageUrl(image.hash, 1920, 'webp')}
        aria-label={`${caption}: open full screen`}
        onClick={open}
      >
        <div className={styles['frame']}>
          <ShopPicture image={{ ...image, alt: '' }} sizes={sizes} isLazy={index >= 6} isFirst={index === 0} />
        </div>
        <Caption text={caption} name={product.name} />
      </a>
    </li>
  );
}

/** Renders a caption; a name of the product at its start is a line of its own, on small screens the only one. */
function Caption({ text, name }: { text: string; name: string }) {
  const prefix = `${name} – `;
  if (!text.startsWith(prefix)) return <span className={styles['caption']}>{text}</span>;
  return (
    <span className={styles['caption']}>
      <b>{name}</b> <span>{text.slice(prefix.length)}</span>
    </span>
  );
}

/** Hover and focus effects, assigned to the tiles in rotation. */
const effects = ['glow', 'lift', 'zoom', 'tint', 'flicker', 'tube', 'slide'] as const;

const sizes = '(min-width: 1408px) 437px, (min-width: 768px) 31vw, 46vw';
