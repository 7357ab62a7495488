import { styled } from '@mui/material/styles';

/**
 * Renders a SKU on one line of about 190 px. A longer one has an ellipsis before its last parts, in which the SKUs of one product
 * differ.
 */
export function CutInMiddle({ children: sku }: { children: string }) {
  if (sku.length <= maxLength) return <span title={sku}>{sku}</span>;
  const end = endOf(sku);
  return (
    <span title={sku}>
      <VisuallyHidden>{sku}</VisuallyHidden>
      <span aria-hidden>{`${sku.slice(0, maxLength - end.length - 1)}…${end}`}</span>
    </span>
  );
}

const maxLength = 23;

/** Returns the last three parts, such as `36X42-WW-CTS`, fewer if they are long, or the last characters of a SKU without parts. */
function endOf(sku: string): string {
  const parts = sku.split('-');
  const ends = [3, 2, 1].filter((count) => count < parts.length).map((count) => parts.slice(-count).join('-'));
  return ends.find(({ length }) => length <= maxEndLength) ?? sku.slice(-maxEndLength);
}

/** Leaves space for the start. */
const maxEndLength = 14;

const VisuallyHidden = styled('span')({ position: 'absolute', clipPath: 'inset(50%)' });
