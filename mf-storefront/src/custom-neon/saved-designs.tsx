import { useAtom } from 'jotai';
import { designPicturePath, designPictureSize } from '@lumora/shared-contract/designs';
import { Link } from '../links/link.tsx';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { designPath } from '../links/design-url.ts';
import { savedDesignsAtom } from './draft/saved-designs-atom.ts';
import * as styles from './page.module.css';

/** Renders the designs that the shopper has saved in this browser. */
export function SavedDesigns() {
  const [entries, setEntries] = useAtom(savedDesignsAtom);
  if (!useIsHydrated() || entries.length === 0) return null;
  return (
    <section className={styles['ideas']} aria-labelledby="saved-heading">
      <h2 id="saved-heading">Your saved designs</h2>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id} className={styles['saved']}>
            <Link to={designPath(id)}>
              <img src={designPicturePath(id)} {...designPictureSize} alt="" loading="lazy" />
              <span>{name}</span>
            </Link>
            <button
              type="button"
              aria-label={`Remove “${name}”`}
              onClick={() => setEntries(entries.filter((entry) => entry.id !== id))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
