import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { PageHeader, phoneScreen, shopTime, useEntityName } from '@lumora/shared-ui';
import { OrderCustomer } from './order-customer.tsx';
import { OrderHistory } from './order-history.tsx';
import { columnsStyles, customerColumnStyles } from '../customer-page/column-styles.ts';
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
        actions={<PrintButton />}
      />
      <Box sx={columnsStyles}>
        <OrderSteps order={order} onReload={onReload} />
        <OrderLines order={order} />
        <Box sx={customerColumnStyles}>
          <OrderCustomer order={order} />
          <OrderPanels id={order.id} />
        </Box>
        <OrderHistory order={order} />
      </Box>
      <PackingSlip order={order} />
    </Stack>
  );
}

/** Has no text on a phone, so that it fits beside the title. */
function PrintButton() {
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const label = 'Print packing slip';

  return (
    <Button
      variant="outlined"
      onClick={() => window.print()}
      {...(isPhone ? { 'aria-label': label, title: label, sx: { px: '7px' } } : { startIcon: <PrintOutlined /> })}
    >
      {isPhone ? <PrintOutlined /> : label}
    </Button>
  );
}
