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
  page: number;
  pageSize: number;
  total: number;
  onChange: (change: { page: number; pageSize?: number }) => void;
}

/** In pixels; the bar never grows beyond it, so that its place can be kept. */
export const pagingHeight = 48;
const keptHeight = { '--paging-height': `${pagingHeight}px` } as CSSProperties;

/** Which rows are shown, how many at once, and the way to the others. */
export function TablePaging({ page, pageSize, total, onChange }: TablePagingProps) {
  const last = pageCount(total, pageSize);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);

  return (
    <nav className={styles['paging']} style={keptHeight} aria-label="Pages">
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
        <ToolButton label="Next page" disabled={page >= last} onClick={() => onChange({ page: page + 1 })}>
          <KeyboardArrowRightRounded />
        </ToolButton>
        <ToolButton label="Last page" disabled={page >= last} onClick={() => onChange({ page: last })}>
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
