import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { VoucherBatchSummary } from '@lumora/shared-contract/promotions';
import { countOf, formatNumber } from '@lumora/shared-contract/format';
import { errorMessage } from '@lumora/shared-auth/core';
import { shopTime } from '@lumora/shared-ui';
import { Disclosure } from '../../disclosure/disclosure.tsx';
import { downloadBatch } from '../generate/download-batch.ts';
import { voucherBatchesQuery } from '../vouchers-api.ts';

interface VoucherBatchesProps {
  /** the batch whose codes the list shows */
  current: string | undefined;
  onShow: (batch: string) => void;
}

/** Lists the batches of generated codes, separately from the vouchers that were created one by one. */
export function VoucherBatches({ current, onShow }: VoucherBatchesProps) {
  const { data: batches = [], error, refetch } = useQuery(voucherBatchesQuery);
  if (error) {
    return (
      <Alert severity="error" sx={{ mb: 2 }} action={<Button onClick={() => void refetch()}>Retry</Button>}>
        Generated codes are not shown: {errorMessage(error)}
      </Alert>
    );
  }
  if (batches.length === 0) return null;

  return (
    <Card component="section" aria-label="Generated codes" sx={{ mb: 2 }}>
      <Batches summary={`Generated codes: ${formatTotal(batches)}`}>
        <Lines>
          {batches.map((batch) => (
            <li key={batch.batch}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <code>{batch.batch}</code>
                <small>
                  {formatCodes(batch)} · {shopTime(batch.created_at)}
                </small>
              </Box>
              <Box sx={{ display: 'flex', flexShrink: 0 }}>
                <Button
                  size="small"
                  aria-label={`Show the codes of ${batch.batch}`}
                  aria-pressed={current === batch.batch}
                  onClick={() => onShow(batch.batch)}
                >
                  Show codes
                </Button>
                <Button
                  size="small"
                  aria-label={`Export ${batch.batch} as CSV`}
                  onClick={() => void downloadBatch(batch.batch)}
                >
                  CSV
                </Button>
              </Box>
            </li>
          ))}
        </Lines>
      </Batches>
    </Card>
  );
}

function formatTotal(batches: VoucherBatchSummary[]): string {
  const sum = (key: 'count' | 'used') => batches.reduce((total, batch) => total + batch[key], 0);
  return `${countOf(batches.length, 'batch', 'batches')}, ${formatCodes({ count: sum('count'), used: sum('used') })}`;
}

function formatCodes({ count, used }: Pick<VoucherBatchSummary, 'count' | 'used'>): string {
  return `${countOf(count, 'code')}, ${formatNumber(used)} used`;
}

const Batches = styled(Disclosure)({
  '& > summary': { padding: '12px 16px', fontWeight: 500, '&:focus-visible': { outlineOffset: -2 } },
});

const Lines = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  maxHeight: 280,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& code': { font: 'inherit', letterSpacing: '0.04em', fontSize: '0.8125rem', fontWeight: 500 },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '0.75rem' },
}));
