import { Link } from 'react-router-dom';
import type { ShopCategory } from '@lumora/shared-contract/storefront';
import { NoPicture } from '../../pictures/no-picture.tsx';
import { ShopPicture } from '../../pictures/shop-picture.tsx';
import { ChatIcon } from '../../links/icons.tsx';
import { chatUrl } from '../../links/chat-url.ts';
import { categoryPath } from '../../links/list-path.ts';

import * as styles from './category-card.module.css';

interface CategoryCardProps {
  category: ShopCategory;
  chatPhone: string | undefined;
}

/** Renders a category: image, title, sub-categories and a chat link. */
export function CategoryCard({ category, chatPhone }: CategoryCardProps) {
  const { id, title, image, sub_categories } = category;
  return (
    <li className={styles['card']}>
      <div className={styles['frame']}>
        {image === null ? <NoPicture name={title} /> : <ShopPicture image={image} sizes={sizes} isCard isLazy />}
        {chatPhone !== undefined && (
          <a
            className={styles['chat']}
            href={chatUrl(chatPhone, `Hi, I am interested in ${title}`)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Ask about ${title} on WhatsApp`}
          >
            <ChatIcon />
          </a>
        )}
      </div>
      <h3>
        <Link to={categoryPath(id)}>{title}</Link>
      </h3>
      {sub_categories.length > 0 && (
        <ul className={styles['subCategories']} aria-label={`In ${title}`}>
          {sub_categories.map((subCategory) => (
            <li key={subCategory.id}>
              <Link to={`${categoryPath(id)}&sub_category_id=${subCategory.id}`}>{subCategory.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sizes = '(min-width: 1232px) 288px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw';
