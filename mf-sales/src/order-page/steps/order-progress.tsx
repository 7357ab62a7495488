import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderDetail, OrderEventKind } from '@lumora/shared-contract/orders';
import { isUndoneDelivery } from '../is-undone-delivery.ts';
import { orderStatusLabels, shopTime } from '@lumora/shared-ui';

const steps = ['new', 'confirmed', 'dispatched', 'delivered'] as const;

/** Shows the steps of an order as a line, each with the time when it was reached. */
export function OrderProgress({ order: { status, events, created_at } }: { order: OrderDetail }) {
  if (status === 'cancelled') return null;
  const reached = steps.indexOf(status);
  // the newest event comes first; an order may be delivered twice, but it was dispatched once
  const timeOf = (kind: OrderEventKind) =>
    events.find((event, index) => event.kind === kind && !isUndoneDelivery(events, index))?.created_at;

  return (
    <Box component="ol" aria-label="Progress" sx={lineStyles}>
      {steps.map((step, index) => {
        const time = step === 'new' ? created_at : timeOf(step);
        const isReached = index <= reached;
        return (
          <li key={step} data-reached={isReached} aria-current={index === reached ? 'step' : undefined}>
            <Typography
              variant="body2"
              color={isReached ? undefined : 'textSecondary'}
              sx={{ fontWeight: isReached ? 500 : 400 }}
            >
              {step === 'new' ? 'Placed' : orderStatusLabels[step]}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {isReached && time !== undefined ? shopTime(time) : ' '}
            </Typography>
          </li>
        );
      })}
    </Box>
  );
}

const lineStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& > li': { borderTop: '3px solid', borderColor: 'divider', pt: 1, overflowWrap: 'anywhere' },
  '& > li[data-reached="true"]': { borderColor: 'primary.main' },
};
