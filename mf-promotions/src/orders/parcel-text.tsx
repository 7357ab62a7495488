import MuiLink from '@mui/material/Link';
import { isTrackingLink, type OrderDetail } from '@lumora/shared-contract';

/** Who brings an order, and the number or link that follows it; nothing where neither is known. */
export function ParcelText({ courier, tracking }: Pick<OrderDetail, 'courier' | 'tracking'>) {
  return (
    <>
      {courier}
      {courier !== '' && tracking !== '' && ' · '}
      {isTrackingLink(tracking) ? (
        <MuiLink href={tracking} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
          {courier === '' ? tracking : 'Track the parcel'}
        </MuiLink>
      ) : (
        tracking
      )}
    </>
  );
}
