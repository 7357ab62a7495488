import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import KeyboardArrowLeftRounded from '@mui/icons-material/KeyboardArrowLeftRounded';
import KeyboardArrowRightRounded from '@mui/icons-material/KeyboardArrowRightRounded';
import LastPageRounded from '@mui/icons-material/LastPageRounded';
import Box from '@mui/material/Box';
import { formatNumber } from '@lumora/shared-contract/format';
import { pageSizeGroup } from './menus/menu-groups.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { defaultTableQuery, pageCount } from './query/table-query.ts';
import { ToolButton } from './menus/tool-button.tsx';
import { ToolMenu } from './menus/tool-menu.tsx';

interface TablePaginationProps {
  /** counts from 1 */
  page: number;
  pageSize: number;
  /** number of rows on all pages */
  total: number;
  onChange: (change: { page: number; pageSize?: number }) => void;
}

/** Height of the pagination in px; the skeleton reserves it. */
export const pagingHeightPx = 48;

/**
 * Renders the range of visible rows with the page size and the buttons to the other pages, which rows that fit on one page,
 * also on one of the default size, do not need.
 */
export function TablePagination(props: TablePaginationProps) {
  const { page, pageSize, total, onChange } = props;
  const hasPages = total > Math.min(pageSize, defaultTableQuery.pageSize);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const changeSize = (size: number) => onChange({ page: Math.ceil(from / size) || 1, pageSize: size });

  return (
    <Box
      {...(hasPages && { role: 'navigation', 'aria-label': 'Pages' })}
      sx={total > 0 ? pagingStyles : borderCoverStyles}
    >
      {hasPages && (
        <>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Rows per page
          </Box>
          <ToolMenu label="Rows per page" text={String(pageSize)} groups={[pageSizeGroup(pageSize, changeSize)]} />
        </>
      )}
      {/* one element for any number of rows, because screen readers announce only its changes */}
      <Box component="span" role="status" sx={total > 0 ? { ml: 'auto', mr: hasPages ? 0 : 1 } : visuallyHidden}>
        {`${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`}
      </Box>
      {hasPages && <PageButtons {...props} />}
    </Box>
  );
}

function PageButtons({ page, pageSize, total, onChange }: TablePaginationProps) {
  const lastPage = pageCount(total, pageSize);
  return (
    <Box sx={{ display: 'flex' }}>
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
    </Box>
  );
}

/** Covers the border of the last row. */
const borderCoverStyles = { position: 'relative', mt: '-1px' };
const pagingStyles = {
  ...borderCoverStyles,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: pagingHeightPx,
  pl: { xs: 1, sm: 2 },
  pr: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
};
