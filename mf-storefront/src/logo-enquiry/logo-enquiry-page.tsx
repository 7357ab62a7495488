import { Link } from '../links/link.tsx';
import { ChatLink } from '../links/chat-link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { logoEnquiryDescription, logoEnquiryTitle } from './logo-enquiry-head.ts';
import { LogoForm } from './logo-form.tsx';
import { SentEnquirySummary } from './sent-enquiry-summary.tsx';
import { useEnquiry } from './use-enquiry.ts';
import * as styles from './logo-enquiry.module.css';

/** Renders the page on which shoppers send their logo, and after that what they sent in place of the form. */
export function LogoEnquiryPage() {
  const enquiry = useEnquiry();
  return (
    <section className={styles['page']} aria-labelledby="logo-heading" data-owns-chat="true">
      {enquiry.submission.is === 'sent' ? (
        <SentEnquirySummary enquiry={enquiry.submission.enquiry}>
          <OtherWays />
        </SentEnquirySummary>
      ) : (
        <>
          <header>
            <h1 id="logo-heading" tabIndex={-1}>
              {logoEnquiryTitle}
            </h1>
            <p>{logoEnquiryDescription}</p>
          </header>
          <p className={styles['withoutScripts']}>
            The form needs JavaScript, which is off in your browser. Send us your logo on WhatsApp.
          </p>
          <LogoForm enquiry={enquiry}>
            <OtherWays />
          </LogoForm>
        </>
      )}
    </section>
  );
}

function OtherWays() {
  const shop = useShop();
  return (
    <aside className={styles['others']} aria-label="Other ways">
      {shop !== undefined && <ChatLink phone={shop.chat_phone} message="Hi, I want my logo as a neon sign" />}
      <Link to="/custom-neon">Only words? Design them yourself</Link>
    </aside>
  );
}
