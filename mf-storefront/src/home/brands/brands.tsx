import type { BrandShowcase } from '@lumora/shared-contract/storefront';
import * as sections from '../../styles/sections.module.css';
import { ShopPicture } from '../../pictures/shop-picture.tsx';
import * as styles from './brands.module.css';

/** Renders the brand showcases; nothing without any. */
export function Brands({ brands }: { brands: BrandShowcase[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={sections['section']} aria-labelledby="brands-heading">
      <header className={sections['intro']}>
        <h2 id="brands-heading">Signature Showcases</h2>
        <p>Names that people find their way by at night.</p>
      </header>
      <ul className={styles['grid']}>
        {brands.map(({ id, name, description, image }) => (
          <li key={id} className={styles['card']}>
            <div className={styles['frame']}>
              <ShopPicture image={image} sizes={sizes} isTile isLazy />
            </div>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = '(min-width: 1024px) 210px, (min-width: 768px) 31vw, 56vw';
