import { styled } from '@mui/material/styles';

/** Shows a SKU. If it does not fit, an ellipsis stands before its last three parts, in which the SKUs of a product differ. */
export function SkuText({ sku }: { sku: string }) {
  if (sku.length <= fittingLength) return sku;
  const parts = sku.split('-');
  const end = parts.slice(-3).join('-');

  return (
    <Line>
      <Beginning>{sku.slice(0, sku.length - end.length)}</Beginning>
      <span>{end}</span>
    </Line>
  );
}

/** Number of characters that fit the cell on every screen. */
const fittingLength = 24;

const Line = styled('span')({ display: 'flex' });
const Beginning = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
