import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { PageHeader, shopTime, useEntityName } from '@lumora/shared-ui';
import { columnsStyles, customerColumnStyles } from '../customer-page/column-styles.ts';
import { EnquiryContact } from './enquiry-contact.tsx';
import { EnquiryLogo } from './enquiry-logo.tsx';
import { EnquiryStatusCard } from './enquiry-status-card.tsx';

interface EnquirySheetProps {
  enquiry: Enquiry;
  /** rejects if the enquiry fails to load */
  onReload: () => Promise<void>;
}

/** Shows an enquiry: its status, logo, wish and sender. */
export function EnquirySheet({ enquiry, onReload }: EnquirySheetProps) {
  const { reference, created_at, width_cm, wish } = enquiry;
  useEntityName(reference);

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={reference} description={`${shopTime(created_at)} · ${width_cm} cm wide`} />
      <Box sx={columnsStyles}>
        <EnquiryStatusCard enquiry={enquiry} onReload={onReload} />
        <Box sx={customerColumnStyles}>
          <EnquiryContact enquiry={enquiry} />
        </Box>
        <EnquiryLogo enquiry={enquiry} />
        <Card component="section" aria-label="Wish" sx={{ p: 2 }}>
          <Typography variant="body2" color="textSecondary">
            Wish
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{wish || 'None'}</Typography>
        </Card>
      </Box>
    </Stack>
  );
}
