import type { ShopCategory } from '@lumora/shared-contract/storefront';
import { Link } from '../../links/link.tsx';
import { NoPicture } from '../../pictures/no-picture.tsx';
import { ShopPicture } from '../../pictures/shop-picture.tsx';
import { categoryPath } from '../../links/list-path.ts';
import * as styles from './category-card.module.css';

/** Renders a category: image and title. */
export function CategoryCard({
  category: { id, title, image },
}: {
  category: Pick<ShopCategory, 'id' | 'title' | 'image'>;
}) {
  return (
    <li className={styles['card']}>
      <div className={styles['frame']}>
        {image === null ? <NoPicture name={title} /> : <ShopPicture image={image} sizes={sizes} isTile isLazy />}
      </div>
      <h3>
        <Link to={categoryPath(id)}>{title}</Link>
      </h3>
    </li>
  );
}

const sizes = '(min-width: 768px) 140px, 30vw';
