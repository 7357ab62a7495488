import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import { cardWidths, sourceSet } from './source-set.ts';
import * as styles from './shop-picture.module.css';

interface ShopPictureProps {
  image: ShopImage;
  /** value of the `sizes` attribute */
  sizes: string;
  isLazy: boolean;
  /** one of many small pictures, with fewer renditions to reduce the HTML */
  isCard?: boolean;
  /** the main picture of the page, loaded with high priority */
  isFirst?: boolean;
}

/** Renders a stored image in the best format that the browser supports; its average colour is shown until it is loaded. */
export function ShopPicture({ image, sizes, isLazy, isCard = false, isFirst = false }: ShopPictureProps) {
  const { hash, width, height, placeholder, alt } = image;
  return (
    <div className={styles['picture']}>
      {/* not a style attribute, which the CSP forbids */}
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={placeholder} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(image, 'avif', isCard ? cardWidths : undefined)} sizes={sizes} />
        {/* small pictures have no WebP: the few browsers without AVIF load the JPEG */}
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
