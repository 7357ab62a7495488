import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { maxQuantityPerLine } from '@lumora/shared-contract';
import { describeSign, describeVariant, type DryRunLine } from './voucher-dry-run.ts';

interface TryLinesProps {
  lines: readonly DryRunLine[];
  onChange: (lines: readonly DryRunLine[]) => void;
}

/** The signs that are tried, how many of each, and the way out of the cart. */
export function DryRunLines({ lines, onChange }: TryLinesProps) {
  const setQuantity = (id: number, quantity: DryRunLine['quantity']) =>
    onChange(lines.map((line) => (line.variant.id === id ? { ...line, quantity } : line)));

  return (
    <Lines aria-label="Cart">
      {lines.map(({ variant, quantity }) => (
        <li key={variant.id}>
          <div className="what">
            <Typography sx={{ fontWeight: 500 }}>{variant.product_name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {describeVariant(variant)}
            </Typography>
          </div>
          <OutlinedInput
            type="number"
            size="small"
            value={quantity}
            onChange={({ target }) => setQuantity(variant.id, readQuantity(target.value))}
            slotProps={{
              input: { 'aria-label': `Pieces of ${describeSign(variant)}`, min: 1, max: maxQuantityPerLine },
            }}
            sx={{ width: 80, flexShrink: 0 }}
          />
          <IconButton
            aria-label={`Remove ${describeSign(variant)}`}
            onClick={() => onChange(lines.filter((line) => line.variant.id !== variant.id))}
          >
            <CloseRounded />
          </IconButton>
        </li>
      ))}
    </Lines>
  );
}

/** What cannot be ordered is brought to what can; an empty field stays one, so that it can be typed into. */
function readQuantity(typed: string): DryRunLine['quantity'] {
  return typed === '' ? '' : Math.min(maxQuantityPerLine, Math.max(1, Math.trunc(Number(typed))));
}

const Lines = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .what': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
});
