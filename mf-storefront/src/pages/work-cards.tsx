import type { WorkCard } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import * as sections from '../styles/sections.module.css';
import * as styles from './work-cards.module.css';

/** Renders cards that link to the works; nothing without works. */
export function WorkCards({ works }: { works: WorkCard[] }) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="works-heading">
      <header className={sections['intro']}>
        <h2 id="works-heading">Our work</h2>
      </header>
      <ul className={styles['works']}>
        {works.map(({ slug, title, description, image }) => (
          <li key={slug}>
            <Link to={`/works/${slug}`} className={styles['card']}>
              <span className={styles['frame']}>
                {image !== null && <ShopPicture image={{ ...image, alt: '' }} sizes={sizes} isCard isLazy />}
              </span>
              <span className={styles['text']}>
                <b>{title}</b>
                <span>{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = '(min-width: 1024px) 160px, (min-width: 640px) 20vw, 40vw';
