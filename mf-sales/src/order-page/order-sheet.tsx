import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { PageHeader, shopTime, useEntityName } from '@lumora/shared-ui';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { columnStyles, columnsStyles } from '../customer-page/page-columns.ts';
import { OrderPanels } from './order-panels.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './steps/order-steps.tsx';
import { paymentLabels } from '../orders/order-labels.ts';
import { PackingSlip } from '../orders/packing-slip.tsx';
import { usePrintByHash } from './use-print-by-hash.ts';

interface OrderSheetProps {
  order: OrderDetail;
  onReload: () => Promise<void>;
}

/** Shows an order with its actions. Prints as a packing slip. */
export function OrderSheet({ order, onReload }: OrderSheetProps) {
  useEntityName(order.reference);
  usePrintByHash();

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={order.reference}
        description={`${shopTime(order.created_at)} · ${paymentLabels[order.payment]}`}
        actions={
          <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
            Print packing slip
          </Button>
        }
      />
      <Box sx={columnsStyles}>
        <Box sx={columnStyles}>
          <OrderSteps order={order} onReload={onReload} />
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </Box>
        <Box sx={columnStyles}>
          <OrderCustomer order={order} />
          <OrderPanels id={order.id} />
        </Box>
      </Box>
      <PackingSlip order={order} />
    </Stack>
  );
}
