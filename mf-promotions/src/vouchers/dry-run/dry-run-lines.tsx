import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { maxQuantityPerLine } from '@lumora/shared-contract/cart';
import { describeSign, describeVariant, type DryRunLine } from './voucher-dry-run.ts';

interface DryRunLinesProps {
  lines: readonly DryRunLine[];
  onChange: (lines: readonly DryRunLine[]) => void;
}

/** Edits the quantities of the sample cart and removes lines. */
export function DryRunLines({ lines, onChange }: DryRunLinesProps) {
  const setQuantity = (id: number, quantity: DryRunLine['quantity']) =>
    onChange(lines.map((line) => (line.variant.id === id ? { ...line, quantity } : line)));

  return (
    <Lines aria-label="Cart">
      {lines.map(({ variant, quantity }) => (
        <li key={variant.id}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 500 }}>{variant.product_name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {describeVariant(variant)}
            </Typography>
          </Box>
          <OutlinedInput
            type="number"
            size="small"
            value={quantity}
            onChange={({ target }) => setQuantity(variant.id, parseQuantity(target.value))}
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

/** Clamps a quantity to the allowed range; an empty field stays empty, so that a new number can be typed. */
function parseQuantity(text: string): DryRunLine['quantity'] {
  return text === '' ? '' : Math.min(maxQuantityPerLine, Math.max(1, Math.trunc(Number(text))));
}

const Lines = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
});
