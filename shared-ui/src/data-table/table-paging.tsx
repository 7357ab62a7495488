import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import KeyboardArrowLeftRounded from '@mui/icons-material/KeyboardArrowLeftRounded';
import KeyboardArrowRightRounded from '@mui/icons-material/KeyboardArrowRightRounded';
import LastPageRounded from '@mui/icons-material/LastPageRounded';
import type { CSSProperties } from 'react';
import * as styles from './table-paging.module.css';
import * as parts from './table-parts.module.css';
import { pageCount, pageSizes } from './table-query.ts';
import { ToolButton } from './tool-button.tsx';

interface TablePagingProps {
  /** counts from 1 */
  page: number;
  pageSize: number;
  /** number of rows on all pages */
  total: number;
  onChange: (change: { page: number; pageSize?: number }) => void;
}

/** Fixed height of the paging bar in px; the skeleton reserves it. */
export const pagingHeightPx = 48;
const heightVariable = { '--paging-height': `${pagingHeightPx}px` } as CSSProperties;

/** Renders the page size, the range of visible rows, and the buttons to the other pages. */
export function TablePaging({ page, pageSize, total, onChange }: TablePagingProps) {
  const lastPage = pageCount(total, pageSize);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);

  return (
    <nav className={styles['paging']} style={heightVariable} aria-label="Pages">
      <PageSize
        pageSize={pageSize}
        onChange={(size) => onChange({ page: Math.ceil(from / size) || 1, pageSize: size })}
      />
      <span role="status">
        {from}–{to} of {total}
      </span>
      <div className={styles['pages']}>
        <ToolButton label="First page" disabled={page <= 1} onClick={() => onChange({ page: 1 })}>
          <FirstPageRounded />
        </ToolButton>
        <ToolButton label="Previous page" disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          <KeyboardArrowLeftRounded />
        </ToolButton>
        <ToolButton label="Next page" disabled={page >= lastPage} onClick={() => onChange({ page: page + 1 })}>
          <KeyboardArrowRightRounded />
        </ToolButton>
        <ToolButton label="Last page" disabled={page >= lastPage} onClick={() => onChange({ page: lastPage })}>
          <LastPageRounded />
        </ToolButton>
      </div>
    </nav>
  );
}

function PageSize({ pageSize, onChange }: { pageSize: number; onChange: (size: number) => void }) {
  return (
    <label>
      <span>Rows per page</span>
      <select
        className={parts['field']}
        aria-label="Rows per page"
        value={pageSize}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
