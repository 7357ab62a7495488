import { formatNumber } from '@lumora/shared-contract/format';
import { styled } from '@mui/material/styles';

interface UseCountProps {
  used: number;
  limit: number | null;
}

/** Shows the number of uses of a voucher and its limit, as text and, once it is used, as a bar. */
export function UseCount({ used, limit }: UseCountProps) {
  if (limit === null) return formatNumber(used);
  const share = Math.min(1, used / limit);

  return (
    <Count>
      {formatNumber(used)} / {formatNumber(limit)}
      {used > 0 && (
        <Bar>
          <span data-full={share === 1 || undefined} style={{ transform: `scaleX(${share})` }} />
        </Bar>
      )}
    </Count>
  );
}

const Count = styled('span')({ display: 'grid', gap: 2, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' });

const Bar = styled('span')(({ theme: { vars } }) => ({
  blockSize: 4,
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: vars.palette.divider,
  '& > span': {
    display: 'block',
    blockSize: '100%',
    backgroundColor: vars.palette.primary.main,
    transformOrigin: 'left',
  },
  '& > [data-full]': { backgroundColor: vars.palette.warning.main },
}));
