import type { CategoryRef } from '@lumora/shared-contract/storefront';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CartButton } from '../cart/cart-button.tsx';
import { ChatLink } from '../links/chat-link.tsx';
import { ProfileIcon, SearchIcon } from '../links/icons.tsx';
import { categoryPath, listPath } from '../links/list-path.ts';
import { ShopBrand } from './shop-brand.tsx';
import { shopQuery } from '../shop-info/shop-query.ts';
import * as styles from './top-nav.module.css';

/**
 * Renders the navigation bar: brand, product lines, search, cart, profile and chat. A product line links to the category
 * whose title matches, else to a search.
 */
export function TopNav() {
  const { data } = useQuery(shopQuery);
  return (
    <header data-complete className={styles['bar']}>
      <div className={styles['inner']}>
        <ShopBrand name={data?.shop.name} />
        <nav aria-label="Shop" className={styles['nav']}>
          <ul>
            {data !== undefined &&
              navLinks(data.categories).map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <span className={styles['more']} aria-hidden="true">
          ›
        </span>
        <Link to={`${listPath}#search`} aria-label="Search" className={styles['icon']}>
          <SearchIcon />
        </Link>
        <CartButton />
        {/* crossing to the console is a page load */}
        <a href="/auth/login" rel="nofollow" aria-label="Profile" className={styles['icon']}>
          <ProfileIcon />
        </a>
        {data !== undefined && <ChatLink isQuiet phone={data.shop.chat_phone} className={styles['chat']} />}
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
