import { styled } from '@mui/material/styles';

/** Shows a SKU. One that does not fit has an ellipsis before its last three parts, in which the SKUs of a product differ. */
export function SkuText({ sku }: { sku: string }) {
  if (sku.length <= maxFittingLength) return sku;
  const parts = sku.split('-');
  const end = parts.slice(-3).join('-');

  return (
    <Line>
      <Beginning>{sku.slice(0, sku.length - end.length)}</Beginning>
      <End>{end}</End>
    </Line>
  );
}

/** Number of characters that fit the cell on every screen. */
const maxFittingLength = 24;

const Line = styled('span')({ display: 'flex' });
const Beginning = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** Is shortened only if it is wider than the cell. */
const End = styled('span')({ flex: 'none', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });
