import { styled } from '@mui/material/styles';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { copyText } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { statusColumns } from '../../promotion-list/status-columns.tsx';
import { formatShortDates, runsColumn } from '../../schedule/schedule-columns.tsx';
import { VoucherSummary } from './voucher-summary.tsx';
import { UseCount } from './use-count.tsx';
import { formatVoucherRule, scopeTitles, formatVoucherScope } from '../voucher-format.ts';
import { vouchersApi } from '../vouchers-api.ts';

export const voucherColumns: DataColumn<Voucher>[] = [
  {
    key: 'code',
    label: 'Code',
    value: (row) => row.code,
    render: (row) => <Code code={row.code} />,
    width: 148,
    compactWidth: 108,
    onPhone: 'title',
    phoneRender: (row) => <CodeText>{row.code}</CodeText>,
  },
  {
    key: 'rule',
    label: 'Rule',
    value: formatVoucherRule,
    compactRender: (row) => <VoucherSummary voucher={row} />,
    sortable: false,
    minWidth: 160,
    lines: 2,
    onPhone: 'detail',
  },
  {
    key: 'scope',
    label: 'Good for',
    value: formatVoucherScope,
    render: (row) => <span title={scopeTitles(row) || undefined}>{formatVoucherScope(row)}</span>,
    sortable: false,
    width: 132,
    isWideOnly: true,
  },
  {
    key: 'used',
    label: 'Used',
    value: (row) => row.used,
    text: ({ used, usage_limit }) => (usage_limit === null ? String(used) : `${used} / ${usage_limit}`),
    render: (row) => <UseCount used={row.used} limit={row.usage_limit} />,
    align: 'end',
    width: 96,
    // screens from 768 to 1199 px have it below the rule, phones do not show it
    isWideOnly: true,
  },
  { ...runsColumn(), phoneText: formatShortDates },
  ...statusColumns({ section: 'vouchers', api: vouchersApi, nameOf: ({ code }) => code }),
];

function Code({ code }: { code: string }) {
  return (
    <CodeButton
      type="button"
      aria-label={`Copy ${code}`}
      data-tooltip="Copy"
      tabIndex={-1}
      onClick={() => void copyText(code, 'Code')}
    >
      <CodeText>{code}</CodeText>
      <ContentCopyRounded />
    </CodeButton>
  );
}

const CodeText = styled('code')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: 'inherit',
  letterSpacing: '0.04em',
  fontSize: '0.8125rem',
  fontWeight: 500,
});

const CodeButton = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'copy',
  '& svg': { flexShrink: 0, fontSize: 16, color: theme.vars.palette.text.secondary },
  '&:hover svg': { color: theme.vars.palette.text.primary },
  // one icon at a time: that of the row in use
  '@media (hover: hover)': { '[role="row"]:not(:hover, :focus-within) & svg': { opacity: 0 } },
  [theme.breakpoints.down('lg')]: { '& svg': { display: 'none' } },
}));
