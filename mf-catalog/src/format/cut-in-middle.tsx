import { styled } from '@mui/material/styles';

/**
 * Renders a SKU; where it is wider than its cell it has its ellipsis before its last parts, in which the SKUs of one product
 * differ.
 */
export function CutInMiddle({ children: sku }: { children: string }) {
  const end = endOf(sku);

  return (
    <Line title={sku}>
      <VisuallyHidden>{sku}</VisuallyHidden>
      <Parts aria-hidden>
        <Start>{sku.slice(0, sku.length - end.length)}</Start>
        <End>{end}</End>
      </Parts>
    </Line>
  );
}

/** Returns the last three parts, such as `36X42-WW-CTS`, or fewer if they are long. */
function endOf(sku: string): string {
  const parts = sku.split('-');
  const ends = [3, 2, 1].filter((count) => count < parts.length).map((count) => parts.slice(-count).join('-'));
  return ends.find(({ length }) => length <= maxEndLength) ?? '';
}

/** Fits the narrowest column of SKUs, with space for the start. */
const maxEndLength = 14;

const VisuallyHidden = styled('span')({ position: 'absolute', clipPath: 'inset(50%)' });
const Line = styled('span')({ display: 'block' });
const Parts = styled('span')({ display: 'flex' });
const Start = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const End = styled('span')({ flex: 'none' });
