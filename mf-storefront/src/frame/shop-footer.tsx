import { Link } from 'react-router-dom';
import { SocialIcon } from '../links/icons.tsx';
import { listPath } from '../product-list/list-address.ts';
import { ShopBrand } from './shop-brand.tsx';
import { useShop } from './use-shop.ts';
import * as styles from './shop-footer.module.css';

export function ShopFooter() {
  const shop = useShop();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <ShopBrand name={shop?.name} />
        <nav aria-label="Footer">
          <ul className={styles['links']}>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/#catalog">Explore</Link>
            </li>
            <li>
              <Link to={listPath}>Listings</Link>
            </li>
            <li>
              <Link to="/gallery">Gallery</Link>
            </li>
            {pages.map(({ slug, label }) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`}>{label}</Link>
              </li>
            ))}
            <li>
              <a href="/auth/login" rel="nofollow">
                Login
              </a>
            </li>
          </ul>
        </nav>
        {shop !== undefined && (
          <ul className={styles['links']} aria-label="Contact">
            <li>
              <a href={`mailto:${shop.contact_email}`}>{shop.contact_email}</a>
            </li>
            {shop.social_links.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" aria-label={name} className={styles['social']}>
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {/* a kept page may be older than the year */}
        <p className={styles['rights']} suppressHydrationWarning>
          © {thisYear()} {shop && `${shop.name}. `}All rights reserved.
        </p>
      </div>
    </footer>
  );
}

const pages = [
  { slug: 'shipping', label: 'Shipping' },
  { slug: 'privacy', label: 'Privacy' },
  { slug: 'terms', label: 'Terms' },
  { slug: 'contact', label: 'Contact' },
];

function thisYear(): number {
  return new Date().getFullYear();
}
