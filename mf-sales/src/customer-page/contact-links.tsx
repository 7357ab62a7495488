import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { formatPhone } from '@lumora/shared-contract/format';

interface ContactLinksProps {
  name: string;
  /** digits with country code */
  phone: string;
  /** may be empty */
  email: string;
  /** text with which the chat opens, after “Hello <name>,” */
  chatMessage: string;
}

/** Renders the name of a customer with links to call, mail and chat. */
export function ContactLinks({ name, phone, email, chatMessage }: ContactLinksProps) {
  return (
    <>
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
        href={`https://wa.me/${phone}?text=${encodeURIComponent(`Hello ${name}, ${chatMessage}`)}`}
        target="_blank"
        rel="noopener"
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Chat on WhatsApp
      </Button>
    </>
  );
}
