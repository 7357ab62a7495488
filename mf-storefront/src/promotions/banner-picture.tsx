import { imageUrl, type ShopImage } from '@lumora/shared-contract/images';
import type { ActiveBanner } from '@lumora/shared-contract/promotions';
import { sourceSet } from '../pictures/source-set.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './position-banner.module.css';

interface BannerPictureProps {
  banner: ActiveBanner;
  className: string | undefined;
  /** loaded eagerly with high priority */
  isFirst: boolean;
  /** value of the `sizes` attribute */
  sizes: string;
}

/** Renders the picture of a banner, on small screens its own one if there is one. The text of the banner describes it. */
export function BannerPicture({ banner: { wide_image, narrow_image }, className, isFirst, sizes }: BannerPictureProps) {
  const image = wide_image ?? narrow_image;
  if (image === null) return null;
  return (
    <picture className={classNames(styles['picture'], className)}>
      {wide_image !== null && narrow_image !== null && (
        <Sources image={narrow_image} sizes="100vw" media="(max-width: 767px)" />
      )}
      <Sources image={image} sizes={sizes} />
      <img
        src={imageUrl(image.hash, 1280, 'jpg')}
        width={image.width}
        height={image.height}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}

function Sources({ image, ...attributes }: { image: ShopImage; sizes: string; media?: string }) {
  const { width, height } = image;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sourceSet(image, format)}
      width={width}
      height={height}
      {...attributes}
    />
  ));
}
