import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import { cardWidths, sourceSet, tileWidths } from './source-set.ts';
import * as styles from './shop-picture.module.css';

interface ShopPictureProps {
  image: ShopImage;
  /** value of the `sizes` attribute */
  sizes: string;
  isLazy: boolean;
  /** one of many small pictures, with fewer renditions to reduce the HTML */
  isCard?: boolean;
  /** a card of at most 240 px */
  isTile?: boolean;
  /** one of the first pictures of the page, loaded with high priority */
  isFirst?: boolean;
}

/** Renders a stored image in the best format that the browser supports; its average colour is shown until it is loaded. */
export function ShopPicture({
  image,
  sizes,
  isLazy,
  isCard = false,
  isTile = false,
  isFirst = false,
}: ShopPictureProps) {
  const { hash, placeholder, alt } = image;
  const isSmall = isCard || isTile;
  return (
    <div className={styles['picture']}>
      {/* not a style attribute, which the CSP forbids */}
      <svg aria-hidden="true">
        <rect fill={placeholder} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(image, 'avif', smallWidths(isCard, isTile))} sizes={sizes} />
        {/* small pictures have no WebP: the few browsers without AVIF load the JPEG */}
        {!isSmall && <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />}
        <img
          src={imageUrl(hash, 640, 'jpg')}
          alt={alt}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          {...(isFirst && { fetchPriority: 'high' as const })}
        />
      </picture>
    </div>
  );
}

function smallWidths(isCard: boolean, isTile: boolean) {
  if (isTile) return tileWidths;
  return isCard ? cardWidths : undefined;
}
