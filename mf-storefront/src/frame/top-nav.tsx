import type { ShopCategory } from '@lumora/shared-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryAnchor } from '../home/catalog/category-anchor.ts';
import { homeQuery } from '../home/home-query.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { ShopBrand } from './shop-brand.tsx';
import * as styles from './top-nav.module.css';

/** Brand, the lines of the shop, chat. A line is there once it has a place to lead to. */
export function TopNav() {
  const { data } = useQuery(homeQuery);
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <ShopBrand name={data?.shop.name} />
        <nav aria-label="Shop" className={styles['nav']}>
          <ul>
            {data !== undefined &&
              navLines(data.categories).map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
          </ul>
        </nav>
        {data !== undefined && <ChatLink isQuiet phone={data.shop.chat_phone} className={styles['chat']} />}
      </div>
    </header>
  );
}

function navLines(categories: ShopCategory[]): { label: string; to: string }[] {
  return lines.flatMap(({ label, category }) => {
    if (category === undefined) return { label, to: '/#configure' };
    const found = categories.find(({ title }) => category.test(title));
    return found === undefined ? [] : { label, to: `/#${categoryAnchor(found.id)}` };
  });
}

const lines: { label: string; category?: RegExp }[] = [
  { label: 'Custom Neon', category: /custom neon/i },
  { label: 'Design' },
  { label: 'Pre-Design', category: /pre-?(cut|design)/i },
  { label: 'Logo', category: /logo/i },
];
