import Card from '@mui/material/Card';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { ContactLinks } from '../customer-page/contact-links.tsx';

/** Shows the sender of an enquiry with contact links. */
export function EnquiryContact({ enquiry: { name, phone, email, reference, width_cm } }: { enquiry: Enquiry }) {
  return (
    <Card component="section" aria-label="Sender" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <ContactLinks
        name={name}
        phone={phone}
        email={email}
        chatMessage={`this is about your logo in neon, ${width_cm} cm wide (${reference}).`}
      />
    </Card>
  );
}
