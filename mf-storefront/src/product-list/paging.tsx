import { Link } from 'react-router-dom';
import type { ListMeta } from '@lumora/shared-contract';
import { lastPage, pageAddress } from './list-pages.ts';
import * as styles from './paging.module.css';

interface PagingProps {
  search: URLSearchParams;
  meta: ListMeta;
}

/** Links to the other pages of a list; nothing when there are none. */
export function Paging({ search, meta }: PagingProps) {
  const last = lastPage(meta);
  if (last <= 1 || meta.page > last) return null;
  const address = (page: number) => pageAddress(search, page);
  return (
    <nav aria-label="Pages" className={styles['pages']}>
      {meta.page > 1 && (
        <Link to={address(meta.page - 1)} onClick={showStart} rel="prev">
          Previous
        </Link>
      )}
      {nearPages(meta.page, last).map((page) => (
        <Link
          key={page}
          to={address(page)}
          onClick={showStart}
          aria-label={`Page ${page}`}
          aria-current={page === meta.page ? 'page' : undefined}
        >
          {page}
        </Link>
      ))}
      {meta.page < last && (
        <Link to={address(meta.page + 1)} onClick={showStart} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

/** The first, the last, and those around the present one. */
function nearPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((candidate) => candidate >= 1 && candidate <= last);
  return [...new Set(near)].sort((a, b) => a - b);
}

/** Another page of the list is read from its start. */
function showStart() {
  document.getElementById('list-heading')?.scrollIntoView();
}
