import { imageUrl } from '@lumora/shared-contract/images';
import type { ShopReview } from '@lumora/shared-contract/reviews';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { formatDay } from './review-format.ts';
import { Stars } from './stars.tsx';
import * as styles from './review-item.module.css';

interface ReviewItemProps {
  review: ShopReview;
  /** not approved yet, visible to its writer only */
  isWaiting?: boolean;
}

/** Renders a review. */
export function ReviewItem({ review, isWaiting = false }: ReviewItemProps) {
  const { name, city, is_verified, rating, comment, date, photo } = review;
  return (
    <li className={styles['review']}>
      <p className={styles['writer']}>
        <b>{city === '' ? name : `${name}, ${city}`}</b>
        {is_verified && <span className={styles['verified']}>Verified buyer</span>}
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <Stars rating={rating} />
      <p className={styles['comment']}>{comment}</p>
      {photo && (
        <a className={styles['photo']} href={imageUrl(photo.hash, 1280, 'jpg')} target="_blank" rel="noreferrer">
          <ShopPicture image={photo} sizes="160px" isLazy isTile />
        </a>
      )}
      {isWaiting && <p className={styles['waiting']}>Only you can see it until we approve it.</p>}
    </li>
  );
}
