import { Link, useLocation } from 'react-router-dom';
import type { ListMeta } from '@lumora/shared-contract';
import * as styles from './review-paging.module.css';

/** Links to newer and older reviews; nothing when there are none. */
export function ReviewPaging({ meta: { page, pageSize, total } }: { meta: ListMeta }) {
  const { pathname } = useLocation();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page === 1 && last === 1) return null;
  const place = (wanted: number) => (wanted === 1 ? `${pathname}#reviews` : `${pathname}?reviews=${wanted}#reviews`);
  return (
    <nav className={styles['pages']} aria-label="Pages of reviews">
      {page > 1 && (
        <Link to={place(Math.min(page - 1, last))} onClick={showStart} rel="prev">
          Newer reviews
        </Link>
      )}
      {page < last && (
        <Link to={place(page + 1)} onClick={showStart} rel="next">
          Older reviews
        </Link>
      )}
    </nav>
  );
}

/** Another page of them is read from its start. */
function showStart() {
  document.getElementById('reviews')?.scrollIntoView();
}
