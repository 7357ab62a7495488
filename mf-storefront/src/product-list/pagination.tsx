import { Fragment } from 'react';
import type { ListMeta } from '@lumora/shared-contract/http';
import { Link } from '../links/link.tsx';
import { lastPage, pagePath } from './list-pages.ts';
import * as styles from './pagination.module.css';

interface PaginationProps {
  search: URLSearchParams;
  meta: ListMeta;
}

/** Renders links to the other pages of a list; nothing for a list of one page. */
export function Pagination({ search, meta }: PaginationProps) {
  const last = lastPage(meta);
  if (last <= 1 || meta.page > last) return null;
  const pathOf = (page: number) => pagePath(search, page);
  return (
    <nav aria-label="Pages" className={styles['pages']}>
      {meta.page > 1 && (
        <Link to={pathOf(meta.page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {shownPages(meta.page, last).map((page, index, pages) => (
        <Fragment key={page}>
          {page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link to={pathOf(page)} aria-label={`Page ${page}`} aria-current={page === meta.page ? 'page' : undefined}>
            {page}
          </Link>
        </Fragment>
      ))}
      {meta.page < last && (
        <Link to={pathOf(meta.page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

/** Returns the first, the last and the adjacent pages. A gap always stands for more than one page. */
function shownPages(page: number, last: number): number[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= last - 3 ? last : page + 1;
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...new Set([1, ...around, last])];
}
