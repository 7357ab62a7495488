import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Link } from '../links/link.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import { classNames } from '../styles/class-names.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { PageBody } from './page-body.tsx';
import { sitePageQuery } from './site-page-query.ts';
import { WorkProducts } from './work-products.tsx';
import * as styles from './site-page.module.css';

/** Renders the text of a work and its products. */
export function WorkPage() {
  const { slug = '' } = useParams();
  const { data: work, isError, refetch } = useQuery(sitePageQuery('works', slug));
  const shop = useShop();

  if (isError && work === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  if (work === undefined) return <div className={styles['waiting']} aria-busy="true" />;
  if (work === null) return <NotFoundPage />;
  return (
    <article className={classNames(styles['page'], styles['work'])} data-owns-chat="true">
      <h1>{work.title}</h1>
      <p className={styles['lead']}>{work.description}</p>
      {work.pictures.length > 0 && <WorkProducts pictures={work.pictures} />}
      <div className={styles['contact']}>
        {shop !== undefined && (
          <ChatLink phone={shop.chat_phone} message={`Hi I want a custom neon sign like “${work.title}”`} />
        )}
        <Link className={buttons['quiet']} to="/gallery">
          See the gallery
        </Link>
      </div>
      <PageBody text={work.body} />
    </article>
  );
}
