import { styled } from '@mui/material/styles';

interface UseCountProps {
  used: number;
  limit: number | null;
}

/** How many orders took a voucher, of how many that may; the bar says the same. */
export function UseCount({ used, limit }: UseCountProps) {
  if (limit === null) return inr.format(used);
  const part = Math.min(1, used / limit);

  return (
    <Count>
      {inr.format(used)} / {inr.format(limit)}
      <Bar>
        <span className={part === 1 ? 'full' : undefined} style={{ transform: `scaleX(${part})` }} />
      </Bar>
    </Count>
  );
}

const inr = new Intl.NumberFormat('en-IN');

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
  '& > .full': { backgroundColor: vars.palette.warning.main },
}));
