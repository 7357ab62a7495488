import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';
import { copyText } from '@lumora/shared-ui';
import { formatPhone } from './order-labels.ts';

/** Shows the customer of an order with contact data and postal address. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { name, phone, email, address, pin_code, note } = order;

  return (
    <Card component="section" aria-label="Customer" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <MuiLink href={`tel:+${phone}`} color="inherit">
          {formatPhone(phone)}
        </MuiLink>
        {email !== '' && (
          <MuiLink href={`mailto:${email}`} color="inherit" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {email}
          </MuiLink>
        )}
      </div>
      <Button
        variant="outlined"
        startIcon={<ChatOutlined />}
        component="a"
        href={chatUrl(order)}
        target="_blank"
        rel="noopener"
      >
        Chat on WhatsApp
      </Button>
      <LabelledValue label="Address">
        <Typography sx={textStyles}>
          {address}
          {'\n'}
          {pin_code}
        </Typography>
        <Button
          size="small"
          startIcon={<ContentCopyRounded />}
          onClick={() => void copyText(addressLabel(order), 'Address')}
          sx={{ ml: -1 }}
        >
          Copy address
        </Button>
      </LabelledValue>
      {note !== '' && (
        <LabelledValue label="Note">
          <Typography sx={textStyles}>{note}</Typography>
        </LabelledValue>
      )}
    </Card>
  );
}

function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Box>
  );
}

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** Formats the postal address as the label of a parcel. */
function addressLabel({ name, phone, address, pin_code }: OrderDetail): string {
  return `${name}\n${address}\n${pin_code}\n${formatPhone(phone)}`;
}

function chatUrl({ name, phone, reference, total }: OrderDetail): string {
  const message = `Hello ${name}, this is about your order ${reference} of ${rupees(total)}.`;
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
