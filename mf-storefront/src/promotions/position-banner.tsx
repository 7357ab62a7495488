import { useId } from 'react';
import type { BannerPosition } from '@lumora/shared-contract/promotions';
import { classNames } from '../styles/class-names.ts';
import { BannerPicture } from './banner-picture.tsx';
import { PromotionLink } from './promotion-link.tsx';
import { usePromotions } from './use-promotions.ts';
import * as styles from './position-banner.module.css';

interface PositionBannerProps {
  position: BannerPosition;
  /** classes of the page that shows the banner; `repeated` if a header offer leads to the same products */
  classes?: Partial<Record<'banner' | 'repeated' | 'picture' | 'text' | 'subtitle', string | undefined>>;
}

/** Renders the live banner of a position; nothing without one. A festival banner also shows the name of the festival. */
export function PositionBanner({ position, classes = {} }: PositionBannerProps) {
  const id = useId();
  const promotions = usePromotions();
  const banner = promotions?.banners[position] ?? null;
  if (banner === null) return null;
  const festival = position === 'home_top' ? promotions?.festival : null;
  const isRepeated =
    position === 'product_list' &&
    /[?]/.test(banner.link) &&
    promotions?.header_offers.some(({ link }) => link === banner.link) === true;
  const isTextOnly = banner.wide_image === null && banner.narrow_image === null;
  return (
    <section
      data-complete
      className={classNames(
        styles['banner'],
        classOf[position],
        isTextOnly && styles['textOnly'],
        isRepeated && classes.repeated,
        classes.banner,
      )}
      aria-labelledby={id}
    >
      <BannerPicture
        banner={banner}
        className={classes.picture}
        isFirst={position !== 'home_middle' && !isRepeated}
        sizes={position === 'home_top' ? '100vw' : contentSizes}
      />
      <div className={classNames(styles['text'], classes.text)}>
        {festival != null && <p className={styles['festival']}>{festival.name}</p>}
        <h2 id={id}>
          <PromotionLink to={banner.link} className={styles['link']}>
            {banner.title}
          </PromotionLink>
        </h2>
        {banner.subtitle !== '' && (
          <p className={classNames(styles['subtitle'], classes.subtitle)}>{banner.subtitle}</p>
        )}
      </div>
    </section>
  );
}

const classOf: Partial<Record<BannerPosition, string | undefined>> = {
  home_top: styles['homeTop'],
  home_middle: styles['homeMiddle'],
};
const contentSizes = '(min-width: 1408px) 1360px, 100vw';
