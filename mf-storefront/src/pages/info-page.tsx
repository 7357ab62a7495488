import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { EmailLink } from '../links/email-link.tsx';
import { classNames } from '../styles/class-names.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { LiveOffers } from '../promotions/live-offers.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import { InfoLinks } from './info-links.tsx';
import { PageBody } from './page-body.tsx';
import { FoldedPageContents, PageContents } from './page-contents.tsx';
import { sitePageQuery } from './site-page-query.ts';
import * as styles from './site-page.module.css';

/** Renders an information page (shipping, privacy, terms, contact, …) with links to ask a question. */
export function InfoPage() {
  const { slug = '' } = useParams();
  const { data: page, isError, refetch } = useQuery(sitePageQuery('pages', slug));
  const shop = useShop();

  if (isError && page === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  if (page === undefined) return <div className={styles['waiting']} aria-busy="true" />;
  if (page === null) return <NotFoundPage />;
  const isContact = slug === 'contact';
  return (
    <article className={classNames(styles['page'], styles[isContact ? 'withForm' : 'text'])} data-owns-chat="true">
      {!isContact && <InfoLinks current={`/pages/${slug}`} />}
      <h1>{page.title}</h1>
      <p className={styles['lead']}>{page.description}</p>
      {slug === 'offers' && <LiveOffers />}
      {isContact && shop !== undefined && (
        <div className={styles['ways']}>
          <ContactForm phone={shop.chat_phone} />
          <CompanyFacts company={shop.company} email={shop.contact_email} />
        </div>
      )}
      <PageBody text={page.body} contents={!isContact && <FoldedPageContents text={page.body} />} />
      <div className={styles['side']}>
        {!isContact && <PageContents text={page.body} />}
        {shop !== undefined && (
          <aside className={styles['contact']} aria-label="Ask us">
            {!isContact && <h2>Still have a question?</h2>}
            <ChatLink phone={shop.chat_phone} message={`Hi, I have a question about “${page.title}”`} />
            <EmailLink address={shop.contact_email} />
          </aside>
        )}
      </div>
    </article>
  );
}
