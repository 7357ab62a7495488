import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { formatPhone } from '../orders/order-labels.ts';

/** Shows the sender of an enquiry with contact links. */
export function EnquiryContact({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone, email } = enquiry;

  return (
    <Card component="section" aria-label="Sender" sx={{ p: 2, display: 'grid', gap: 2 }}>
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
        href={chatUrl(enquiry)}
        target="_blank"
        rel="noopener"
      >
        Chat on WhatsApp
      </Button>
    </Card>
  );
}

function chatUrl({ name, phone, reference, width_cm }: Enquiry): string {
  const message = `Hello ${name}, this is about your logo in neon, ${width_cm} cm wide (${reference}).`;
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
