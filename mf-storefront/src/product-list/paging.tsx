import { Fragment } from 'react';
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
        <Link to={address(meta.page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {shownPages(meta.page, last).map((page, place, shown) => (
        <Fragment key={page}>
          {page - (shown[place - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link to={address(page)} aria-label={`Page ${page}`} aria-current={page === meta.page ? 'page' : undefined}>
            {page}
          </Link>
        </Fragment>
      ))}
      {meta.page < last && (
        <Link to={address(meta.page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

/** The first, the last, and those around the present one; no gap is a single page. */
function shownPages(page: number, last: number): number[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= last - 3 ? last : page + 1;
  const around = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return [...new Set([1, ...around, last])];
}
