import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Link } from 'react-router-dom';
import type { OrderDetail } from '@lumora/shared-contract';
import { PageHeader, shopTime } from '@lumora/shared-ui';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { column, columns } from './order-layout.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { paymentLabels } from './order-labels.ts';
import { PackingSlip } from './packing-slip.tsx';

interface OrderSheetProps {
  order: OrderDetail;
  onReload: () => Promise<void>;
}

/** All of one order, and the ways it may go on. On paper it is a packing slip. */
export function OrderSheet({ order, onReload }: OrderSheetProps) {
  return (
    <Stack sx={{ gap: 2, maxWidth: 1200 }}>
      <MuiLink component={Link} to="/admin/orders" color="textSecondary" sx={wayBack}>
        <ArrowBackRounded fontSize="small" />
        All orders
      </MuiLink>
      <PageHeader
        title={order.reference}
        description={`${shopTime(order.created_at)} · ${paymentLabels[order.payment]}`}
        actions={
          <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
            Print packing slip
          </Button>
        }
      />
      <OrderSteps order={order} onReload={onReload} />
      <Box sx={columns}>
        <OrderLines order={order} />
        <Box sx={column}>
          <OrderCustomer order={order} />
          <OrderHistory order={order} />
        </Box>
      </Box>
      <PackingSlip order={order} />
    </Stack>
  );
}

const wayBack = { display: 'inline-flex', alignSelf: 'start', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem' };
