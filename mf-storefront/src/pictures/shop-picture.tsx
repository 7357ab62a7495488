import { imageUrl, type ShopImage } from '@lumora/shared-contract';
import { cardWidths, sourceSet } from './source-set.ts';
import * as styles from './shop-picture.module.css';

interface ShopPictureProps {
  image: ShopImage;
  /** CSS width of its place, as the `sizes` attribute wants it */
  sizes: string;
  isLazy: boolean;
  /** of many small ones: fewer renditions make a lighter page */
  isCard?: boolean;
  /** what the page is looked at for: fetched before the others */
  isFirst?: boolean;
}

/** A stored picture in the best format that the browser knows, filling its box; its colour stands in until it is there. */
export function ShopPicture({ image, sizes, isLazy, isCard = false, isFirst = false }: ShopPictureProps) {
  const { hash, width, height, placeholder, alt } = image;
  return (
    <div className={styles['picture']}>
      {/* a colour from data must not be a style attribute: the CSP forbids those */}
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={placeholder} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(image, 'avif', isCard ? cardWidths : undefined)} sizes={sizes} />
        {/* of a small one a JPEG will do for the few browsers that know no AVIF */}
        {!isCard && <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />}
        <img
          src={imageUrl(hash, 640, 'jpg')}
          width={width}
          height={height}
          alt={alt}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          {...(isFirst && { fetchPriority: 'high' as const })}
        />
      </picture>
    </div>
  );
}
