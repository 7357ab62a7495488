import type { ShopCategory } from '@lumora/shared-contract/storefront';
import type { NeonTube } from '@lumora/shared-contract/styles';
import { Link } from '../../links/link.tsx';
import { useIsHydrated } from '../../browser-state/use-is-hydrated.ts';
import { categoryPath, listPath } from '../../links/list-path.ts';
import { ShopPicture } from '../../pictures/shop-picture.tsx';
import * as styles from './product-line-wheel.module.css';

/**
 * Renders the seven product lines on a wheel that rotates with scrolling, each with the picture of its category beside it;
 * with reduced motion as a list. A line links to the category whose title matches, else to a search.
 */
export function ProductLineWheel({ categories }: { categories: Pick<ShopCategory, 'id' | 'title' | 'image'>[] }) {
  const isHydrated = useIsHydrated();
  const rows = lines.map((line) => ({ ...line, category: categories.find(({ title }) => line.match.test(title)) }));
  return (
    <section className={styles['weDo']} aria-labelledby="we-do-heading">
      <div className={styles['stage']}>
        <h2 id="we-do-heading">WE DO</h2>
        <ul className={styles['wheel']}>
          {rows.map(({ title, tube, category }) => (
            <li key={title} data-tube={tube}>
              {/* painted from the attribute, because the text for screen readers must not be transparent */}
              <Link
                to={category ? categoryPath(category.id) : `${listPath}?q=${encodeURIComponent(title)}`}
                data-text={title}
              >
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles['pictures']} aria-hidden="true">
          {/* not in the HTML of the server, which they would make longer */}
          {(isHydrated ? rows : []).map(({ title, category }) => (
            <li key={title}>{category?.image && <ShopPicture image={category.image} sizes="400px" isCard isLazy />}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const lines: { title: string; tube: NeonTube; match: RegExp }[] = [
  { title: 'PRE-CUT NEON SIGNS', tube: 'pink', match: /pre-?cut/i },
  { title: 'CUSTOM NEON SIGN', tube: 'blue', match: /custom neon/i },
  { title: 'NEON LOGO', tube: 'lemon', match: /neon logo/i },
  { title: 'LED BOARD', tube: 'orange', match: /led board/i },
  { title: 'LED NAMEPLATE', tube: 'warm-white', match: /name ?plate/i },
  { title: 'LED LOGO', tube: 'green', match: /led logo/i },
  { title: 'CUSTOM FLORO SIGN', tube: 'purple', match: /floro/i },
];
