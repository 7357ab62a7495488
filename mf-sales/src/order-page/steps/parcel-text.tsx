import MuiLink from '@mui/material/Link';
import { isTrackingLink, type OrderDetail } from '@lumora/shared-contract/orders';

/** Renders courier and tracking number or link; nothing if both are empty. */
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
