import FirstPageRounded from '@mui/icons-material/FirstPageRounded';
import KeyboardArrowLeftRounded from '@mui/icons-material/KeyboardArrowLeftRounded';
import KeyboardArrowRightRounded from '@mui/icons-material/KeyboardArrowRightRounded';
import LastPageRounded from '@mui/icons-material/LastPageRounded';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { NativeSelect } from './native-select.ts';
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

/** Which rows are shown, how many at once, and the way to the others. */
export function TablePaging({ page, pageSize, total, onChange }: TablePagingProps) {
  const last = pageCount(total, pageSize);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);

  return (
    <Bar component="nav" direction="row" aria-label="Pages">
      <PageSize
        pageSize={pageSize}
        onChange={(size) => onChange({ page: Math.ceil(from / size) || 1, pageSize: size })}
      />
      <span role="status">
        {from}–{to} of {total}
      </span>
      <Stack direction="row">
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
      </Stack>
    </Bar>
  );
}

function PageSize({ pageSize, onChange }: { pageSize: number; onChange: (size: number) => void }) {
  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1, mr: 'auto' }}>
      <span className="wide">Rows per page</span>
      <NativeSelect
        aria-label="Rows per page"
        value={pageSize}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

const Bar = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  gap: 12,
  // covers the line of the last row with its own
  position: 'relative',
  marginTop: -1,
  minHeight: pagingHeight,
  padding: '0 8px 0 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& select': { minHeight: 32 },
  [theme.breakpoints.down('sm')]: { paddingLeft: 8, '& .wide': { display: 'none' } },
})) as typeof Stack;
