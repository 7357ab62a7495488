import type { CategoryRef } from '@lumora/shared-contract/storefront';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Link } from '../links/link.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { ProfileIcon, SearchIcon } from '../links/icons.tsx';
import { categoryPath, listPath } from '../links/list-path.ts';
import { MenuButton } from './menu-button.tsx';
import { ShopBrand } from './shop-brand.tsx';
import { shopQuery } from '../shop-info/shop-query.ts';
import * as styles from './top-nav.module.css';

/**
 * Renders the navigation bar: brand, product lines, search, cart and profile; on small screens a menu, the brand,
 * search and cart. The link of the current page is marked. A product line links to the category whose title matches, else to a search.
 */
export function TopNav() {
  const { data } = useQuery(shopQuery);
  const { pathname, search } = useLocation();
  return (
    <header data-complete className={styles['bar']}>
      <div className={styles['inner']}>
        <MenuButton className={styles['menu']} listPath={listPath} />
        <ShopBrand name={data?.shop.name} className={styles['brand']} />
        <nav aria-label="Shop" className={styles['nav']}>
          <ul>
            {data !== undefined &&
              navLinks(data.categories).map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} aria-current={to === pathname + search ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <Link to={`${listPath}#search`} aria-label="Search" className={styles['icon']}>
          <SearchIcon />
        </Link>
        <CartButton />
        <Link to="/orders" rel="nofollow" aria-label="Profile" className={styles['profile']}>
          <ProfileIcon />
        </Link>
      </div>
    </header>
  );
}

function navLinks(categories: CategoryRef[]): { label: string; to: string }[] {
  return productLines.map(({ label, to, category }) => {
    if (category === undefined) return { label, to };
    const match = categories.find(({ title }) => category.test(title));
    return { label, to: match === undefined ? to : categoryPath(match.id) };
  });
}

const productLines: { label: string; to: string; category?: RegExp }[] = [
  { label: 'Best Seller', to: `${listPath}?sort=featured` },
  { label: 'Custom Neon', to: '/custom-neon' },
  { label: 'Design', to: '/#configure' },
  { label: 'Pre-Design', to: listPath, category: /pre-?(cut|design)/i },
  { label: 'Logo', to: `${listPath}?q=logo`, category: /logo/i },
];
