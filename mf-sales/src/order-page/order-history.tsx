import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import type { OrderDetail, OrderEvent, OrderEventKind } from '@lumora/shared-contract/orders';
import { useCan } from '@lumora/shared-auth';
import { loadable, orderStatusLabels, shopTime } from '@lumora/shared-ui';
import { isUndoneDelivery } from './is-undone-delivery.ts';
import { ParcelText } from './steps/parcel-text.tsx';

/** Lists the events of an order, the newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { events } = order;
  const [isNoting, setNoting] = useState(false);
  const canUpdate = useCan('orders.update');

  return (
    <Card component="section" aria-label="History" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography variant="h3" component="h2">
          History
        </Typography>
        {canUpdate && (
          <Button
            size="small"
            sx={{ mr: -1.25 }}
            startIcon={<NoteAddOutlined />}
            onPointerEnter={NoteDialog.preload}
            onFocus={NoteDialog.preload}
            onClick={() => setNoting(true)}
          >
            Add note
          </Button>
        )}
      </Stack>
      <EventList>
        {events.map((event, index) => (
          // counted from the oldest event, so that keys stay stable when events are added
          <HistoryItem key={events.length - index} event={event} undoesDelivery={isUndoneDelivery(events, index)} />
        ))}
      </EventList>
      {isNoting && <NoteDialog order={order} onClose={() => setNoting(false)} />}
    </Card>
  );
}

interface HistoryItemProps {
  event: OrderEvent;
  /** true if it undid a delivery, which left the parcel as it was */
  undoesDelivery: boolean;
}

function HistoryItem({ event, undoesDelivery }: HistoryItemProps) {
  const { kind, message, courier, tracking, created_at, created_by } = event;

  return (
    <li>
      {undoesDelivery ? 'Delivery undone' : kindLabels[kind]} by {created_by}
      {message !== '' && <Typography sx={textStyles}>{message}</Typography>}
      {courier + tracking !== '' && !undoesDelivery && (
        <Typography sx={textStyles}>
          <ParcelText courier={courier} tracking={tracking} />
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={created_at}>{shopTime(created_at)}</time>
      </Typography>
    </li>
  );
}

const NoteDialog = loadable(() => import('./note-dialog.tsx').then((module) => module.NoteDialog));

const kindLabels: Record<OrderEventKind, string> = {
  ...orderStatusLabels,
  new: 'Placed',
  note: 'Note',
  parcel: 'Parcel changed',
};

const textStyles = { whiteSpace: 'pre-line', color: 'text.secondary' };

const EventList = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    paddingInlineStart: 20,
    overflowWrap: 'anywhere',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: vars.palette.text.disabled,
  },
  '& > li:first-of-type::before': { backgroundColor: vars.palette.primary.main },
}));
