import { useAtomValue } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { Link } from '../links/link.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { WithoutScripts } from './custom-neon-page.tsx';
import { savedDesignQuery } from '../designs/design-queries.ts';
import { designName } from '../designs/design-name.ts';
import { describeDesign } from '../designs/design-description.ts';
import { Designer } from './designer/designer.tsx';
import { savedDesignsAtom } from './draft/saved-designs-atom.ts';
import * as styles from './page.module.css';

/** Renders the designer with a saved design. */
export function SavedDesignPage() {
  const { id = '' } = useParams();
  const entry = useAtomValue(savedDesignsAtom).find((candidate) => candidate.id === id);
  const isHydrated = useIsHydrated();
  const { data: saved, isError, refetch } = useQuery(savedDesignQuery(id));
  if (isError && saved === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  if (saved === undefined) return <div className={styles['waiting']} aria-busy="true" />;
  if (saved === null) return <NotFoundPage />;
  return (
    <section className={styles['page']} aria-labelledby="design-heading" data-owns-chat="true">
      <header>
        <h1 id="design-heading">“{designName(saved.design)}”</h1>
        <p className={styles['introduction']}>
          {describeDesign(saved.design)}. Change what you like, or <Link to="/custom-neon">draw another</Link>.
        </p>
        {saved.withdrawn_fonts.length > 0 && (
          <p role="note">
            {`We no longer make signs in ${saved.withdrawn_fonts.join(' and ')}, which cannot be bent from one tube. This is your sign in the nearest font.`}
          </p>
        )}
        <WithoutScripts />
      </header>
      <Designer
        key={id}
        draftKey={id}
        initialDesign={saved.design}
        initialRoom={isHydrated ? entry?.room : undefined}
        saved={saved}
      />
    </section>
  );
}
