import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ShopUnreachable } from '../page/unreachable/shop-unreachable.tsx';
import { WithoutScripts } from './custom-neon-page.tsx';
import { savedDesignQuery } from './design-queries.ts';
import { designName } from './design-name.ts';
import { describeDesign } from './design-description.ts';
import { Designer } from './designer.tsx';
import * as styles from './page.module.css';

/** A design that somebody kept, to be had as it is or drawn further. */
export function SavedDesignPage() {
  const { id = '' } = useParams();
  const { data: kept, isError, refetch } = useQuery(savedDesignQuery(id));
  if (isError && kept === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  if (kept === undefined) return <div className={styles['waiting']} aria-busy="true" />;
  if (kept === null) return <NotFoundPage />;
  return (
    <section className={styles['page']} aria-labelledby="design-heading" data-owns-chat="true">
      <header>
        <h1 id="design-heading">“{designName(kept.design)}”</h1>
        <p>
          {describeDesign(kept.design)}. Change what you like, or <Link to="/custom-neon">draw another</Link>.
        </p>
        <WithoutScripts />
      </header>
      <Designer key={id} place={id} start={kept.design} />
    </section>
  );
}
