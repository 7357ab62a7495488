import type { ShopInfo } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { ChatLink } from '../links/chat-link.tsx';
import { chatUrl } from '../links/chat-url.ts';
import { EmailLink } from '../links/email-link.tsx';
import { SocialIcon } from '../links/icons.tsx';
import { pageLinkGroups } from '../links/page-links.ts';
import { ShopBrand } from './shop-brand.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import * as styles from './shop-footer.module.css';

/** Renders the links, contacts and copyright of the footer. */
export function ShopFooter() {
  const shop = useShop();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div data-complete className={styles['about']}>
          <ShopBrand name={shop?.name} />
          {shop !== undefined && <Contact shop={shop} />}
          {shop !== undefined && <ChatLink phone={shop.chat_phone} className={styles['chat']} />}
        </div>
        <nav data-complete className={styles['groups']} aria-label="Footer">
          {pageLinkGroups.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {shop !== undefined && <Company {...shop.company} />}
        <div className={styles['rights']}>
          {/* a cached page may be of the previous year */}
          <p suppressHydrationWarning>{`© ${thisYear()} ${shop ? `${shop.name}. ` : ''}All rights reserved.`}</p>
          <p>
            {/* crossing to the console is a page load */}
            For staff:{' '}
            <a href="/auth/login" rel="nofollow">
              Login
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Contact({ shop }: { shop: ShopInfo }) {
  return (
    <ul className={styles['contact']} aria-label="Contact">
      <li>
        <EmailLink address={shop.contact_email} />
      </li>
      {[{ name: 'WhatsApp', url: chatUrl(shop.chat_phone) }, ...shop.social_links].map(({ name, url }) => (
        <li key={name} className={name === 'WhatsApp' ? styles['chatIcon'] : undefined}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={name}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the facts of the company that are set. A fact that does not fit into a line begins a new one. */
function Company({ legal_name, gstin, address, phone }: ShopInfo['company']) {
  const facts = [legal_name, gstin && `GSTIN ${gstin}`, address, phone].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <p className={styles['quiet']}>
      {facts.map((fact) => (
        <span key={fact}>{`${fact} `}</span>
      ))}
    </p>
  );
}

function thisYear(): number {
  return new Date().getFullYear();
}
