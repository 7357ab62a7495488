import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ShopCategory } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { savedDesignsAtom } from '../custom-neon/draft/saved-designs-atom.ts';
import { homeQuery } from '../home/home-query.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { savedDesignsPath } from '../links/design-url.ts';
import { categoryPath, listPath } from '../links/list-path.ts';
import { useModal } from '../overlays/use-modal.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import * as styles from './menu-sheet.module.css';

/** Renders the menu of small screens: the categories with their pictures, and the other pages. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const dialog = useModal(onClose);
  const shop = useShop();
  const { data } = useQuery(homeQuery);
  const hasSaved = useAtomValue(savedDesignsAtom).length > 0;
  const shownPages = pages.filter(({ to }) => to !== savedDesignsPath || hasSaved);
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-label="Menu" onClose={onClose}>
      <div className={styles['content']}>
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          ✕
        </button>
        <nav aria-label="Menu">
          <ul className={styles['pages']}>
            {shownPages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <ul className={styles['categories']} aria-label="Categories" aria-busy={data === undefined}>
            {data?.categories.map((category) => (
              <CategoryTile key={category.id} category={category} />
            ))}
          </ul>
        </nav>
        {shop !== undefined && <ChatLink phone={shop.chat_phone} />}
      </div>
    </dialog>
  );
}

function CategoryTile({ category: { id, title, image } }: { category: Pick<ShopCategory, 'id' | 'title' | 'image'> }) {
  return (
    <li>
      <Link to={categoryPath(id)}>
        <span className={styles['picture']}>
          {image === null ? (
            <NoPicture name={title} />
          ) : (
            <ShopPicture image={image} sizes="45vw" isCard isLazy={false} />
          )}
        </span>
        {title}
      </Link>
    </li>
  );
}

const pages = [
  { label: 'Design your own', to: '/custom-neon' },
  { label: 'Your saved designs', to: savedDesignsPath },
  { label: 'Your logo in neon', to: '/custom-neon/logo' },
  { label: 'Best sellers', to: `${listPath}?sort=featured` },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Track order', to: '/orders' },
  { label: 'Contact', to: '/pages/contact' },
];
