import { useQuery } from '@tanstack/react-query';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { designPath } from '../links/design-url.ts';
import { drawingOf, ideasQuery } from '../designs/design-queries.ts';
import { designName } from '../designs/design-name.ts';
import { SignPicture } from '../designs/sign-picture.tsx';
import * as styles from './page.module.css';

const ideaRooms = ['living', 'brick', 'cafe', 'bedroom'] as const;

/** Renders the sample designs with their prices. */
export function Ideas() {
  const { data = [] } = useQuery(ideasQuery);
  if (data.length === 0) return null;
  return (
    <section className={styles['ideas']} aria-labelledby="ideas-heading">
      <h2 id="ideas-heading">Start from an idea</h2>
      <ul>
        {data.map((saved, index) => (
          <li key={saved.id} className={styles['idea']}>
            <Link to={designPath(saved.id)}>
              <SignPicture
                isLit
                design={saved.design}
                drawing={drawingOf(saved)}
                room={ideaRooms[index % ideaRooms.length] ?? 'brick'}
                aspect={3 / 2}
              />
              <span>{designName(saved.design)}</span>
              <b>{rupees(saved.price)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
