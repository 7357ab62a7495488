import { useFormikContext } from 'formik';
import FacebookRounded from '@mui/icons-material/FacebookRounded';
import Instagram from '@mui/icons-material/Instagram';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import YouTube from '@mui/icons-material/YouTube';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { formatPhone } from '@lumora/shared-contract/format';
import type { ShopSettings } from '@lumora/shared-contract/settings';
import { shopTime } from '@lumora/shared-ui';
import { FormSection } from '../forms/form-section.tsx';

/** Shows the edited settings as the footer of the shop has them, and when they were saved. */
export function ShopFooterPreview() {
  const { values } = useFormikContext<ShopSettings>();
  const { name, contact_email, chat_phone, legal_name, gstin, address, phone, updated_at } = values;
  const socialIcons = [
    values.instagram_url && <Instagram key="instagram" titleAccess="Instagram" />,
    values.facebook_url && <FacebookRounded key="facebook" titleAccess="Facebook" />,
    values.youtube_url && <YouTube key="youtube" titleAccess="YouTube" />,
  ].filter(Boolean);
  const company = [legal_name, gstin && `GSTIN ${gstin}`, address, phone].filter(Boolean);

  return (
    <FormSection title="As shoppers see it" hint="At the foot of every page of the shop.">
      <Footer>
        <b>{name}</b>
        <Line>
          <MailOutlineRounded /> {contact_email}
        </Line>
        <Line>
          <WhatsApp /> {formatPhone(chat_phone).replaceAll(' ', '\u00A0')}
        </Line>
        {socialIcons.length > 0 && <Line>{socialIcons}</Line>}
        {company.length > 0 && (
          <Company>
            {company.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Company>
        )}
      </Footer>
      <Typography variant="body2" color="textSecondary">
        Last change: {shopTime(updated_at)}
      </Typography>
    </FormSection>
  );
}

const Footer = styled('div')({
  display: 'grid',
  gap: 8,
  padding: 16,
  border: '1px solid var(--lumora-line)',
  borderRadius: 6,
  backgroundColor: 'var(--lumora-ground)',
  color: 'var(--lumora-text)',
  overflowWrap: 'anywhere',
  '& b': { fontSize: '1.125rem', fontWeight: 600 },
});

const Company = styled('small')({
  display: 'grid',
  gap: 4,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--lumora-quiet)',
});

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, '& svg': { fontSize: 18 } });
