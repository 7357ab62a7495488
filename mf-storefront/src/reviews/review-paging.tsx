import { useLocation } from 'react-router-dom';
import type { ListMeta } from '@lumora/shared-contract/http';
import { Link } from '../links/link.tsx';
import * as styles from './review-paging.module.css';

/** Renders links to newer and older reviews; nothing for a single page. */
export function ReviewPaging({ meta: { page, pageSize, total } }: { meta: ListMeta }) {
  const { pathname } = useLocation();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page === 1 && last === 1) return null;
  const pathOf = (target: number) => (target === 1 ? `${pathname}#reviews` : `${pathname}?reviews=${target}#reviews`);
  return (
    <nav className={styles['pages']} aria-label="Pages of reviews">
      {page > 1 && (
        <Link to={pathOf(Math.min(page - 1, last))} onClick={scrollToStart} rel="prev">
          Newer reviews
        </Link>
      )}
      {page < last && (
        <Link to={pathOf(page + 1)} onClick={scrollToStart} rel="next">
          Older reviews
        </Link>
      )}
    </nav>
  );
}

/** Scrolls to the start of the reviews. */
function scrollToStart() {
  document.getElementById('reviews')?.scrollIntoView();
}
