import { useSearchParams } from 'react-router-dom';
import type { ListMeta } from '@lumora/shared-contract/http';
import { Link } from '../links/link.tsx';
import * as styles from './review-paging.module.css';

/** Renders links to newer and older reviews; nothing for a single page. */
export function ReviewPaging({ meta: { page, pageSize, total } }: { meta: ListMeta }) {
  const [search] = useSearchParams();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page === 1 && last === 1) return null;
  const pathOf = (target: number) => ({ search: searchOf(search, target), hash: 'reviews' });
  return (
    <nav className={styles['pages']} aria-label="Pages of reviews">
      {page > 1 && (
        <Link to={pathOf(Math.min(page - 1, last))} rel="prev">
          Newer reviews
        </Link>
      )}
      {page < last && (
        <Link to={pathOf(page + 1)} rel="next">
          Older reviews
        </Link>
      )}
    </nav>
  );
}

/** Returns the search parameters of a page of reviews, with the selected variant and without what the page does not read. */
function searchOf(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...search].filter(([name]) => name === 'variant'));
  if (page > 1) next.set('reviews', String(page));
  return next.toString();
}
