import { styled } from '@mui/material/styles';
import { formatNumber } from '@lumora/shared-contract/format';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { formatVoucherRule, formatVoucherScope } from '../voucher-format.ts';

/** Shows the rule of a voucher on at most two lines, and below it the number of uses and what it is good for. */
export function VoucherSummary({ voucher }: { voucher: Voucher }) {
  const rule = formatVoucherRule(voucher);
  const uses = `${formatUses(voucher)} · ${formatVoucherScope(voucher)}`;

  return (
    <Lines title={`${rule}\n${uses}`}>
      <Rule>{rule}</Rule>
      <Uses>{uses}</Uses>
    </Lines>
  );
}

function formatUses({ used, usage_limit }: Voucher): string {
  return usage_limit === null
    ? `${formatNumber(used)} used`
    : `${formatNumber(used)} of ${formatNumber(usage_limit)} used`;
}

const Lines = styled('span')({ whiteSpace: 'normal' });

const Rule = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: '1rem',
});

const Uses = styled('small')(({ theme: { vars } }) => ({
  display: 'block',
  color: vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '1rem',
}));
