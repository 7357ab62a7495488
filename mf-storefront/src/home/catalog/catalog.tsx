import type { ShopCategory } from '@lumora/shared-contract/storefront';
import { dispatchTime } from '../../delivery/dispatch-time.ts';
import * as sections from '../../styles/sections.module.css';
import { CategoryCard } from './category-card.tsx';
import * as styles from './catalog.module.css';

interface CatalogProps {
  /** undefined while loading */
  categories: Pick<ShopCategory, 'id' | 'title' | 'image'>[] | undefined;
}

/** Renders the categories of the shop in the order of their priority. */
export function Catalog({ categories }: CatalogProps) {
  return (
    <section id="catalog" className={sections['section']} aria-labelledby="catalog-heading">
      <header className={sections['intro']}>
        <h2 id="catalog-heading">Pick your glow</h2>
        <p>{`Each sign is ${dispatchTime}, with free shipping anywhere in India.`}</p>
      </header>
      {categories?.length === 0 ? (
        <p className={styles['empty']}>There are no categories yet. Tell us what you want and we will make it.</p>
      ) : (
        <ul className={styles['grid']} aria-busy={categories === undefined}>
          {categories === undefined
            ? placeholders.map((key) => <li key={key} className={styles['placeholder']} />)
            : categories.map((category) => <CategoryCard key={category.id} category={category} />)}
        </ul>
      )}
    </section>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];
