import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { formatPhone, rupees } from '@lumora/shared-contract/format';
import { copyText } from '@lumora/shared-ui';
import { ContactLinks } from '../customer-page/contact-links.tsx';

/** Shows the customer of an order with contact data and postal address. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { name, phone, email, address, pin_code, note, reference, total } = order;

  return (
    <Card component="section" aria-label="Customer" sx={cardStyles}>
      <Box sx={partStyles}>
        <ContactLinks
          name={name}
          phone={phone}
          email={email}
          chatMessage={`this is about your order ${reference} of ${rupees(total)}.`}
        />
      </Box>
      <Box sx={partStyles}>
        <LabelledValue label="Address">
          <Typography sx={textStyles}>
            {/* no line break between the town and its PIN code */}
            {`${address}\u00a0${pin_code}`}
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
      </Box>
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

/** Has two columns where the card is as wide as the page on a tablet. */
const cardStyles = {
  p: 2,
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
};

const partStyles = { display: 'grid', gap: 2, alignContent: 'start' };

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** Formats the postal address as the label of a parcel. */
function addressLabel({ name, phone, address, pin_code }: OrderDetail): string {
  return `${name}\n${address}\n${pin_code}\n${formatPhone(phone)}`;
}
