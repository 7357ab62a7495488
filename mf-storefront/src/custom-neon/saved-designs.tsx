import { useEffect, useState } from 'react';
import { useAtom } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import { formatBoardSize } from '@lumora/shared-contract/designs';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { drawingOf, savedDesignQuery } from '../designs/design-queries.ts';
import { SignPicture } from '../designs/sign-picture.tsx';
import { designPath, savedDesignsId } from '../links/design-url.ts';
import { RemovedNote } from '../styles/removed-note.tsx';
import { withEntryAt } from './draft/add-saved-design.ts';
import { maxSavedDesigns, savedDesignsAtom, type SavedEntry } from './draft/saved-designs-atom.ts';
import * as styles from './page.module.css';

/** Renders the designs that the shopper has saved in this browser, and scrolls to them if the URL names them. */
export function SavedDesigns() {
  const [entries, setEntries] = useAtom(savedDesignsAtom);
  const [removed, setRemoved] = useState<{ entry: SavedEntry; index: number }>();
  const isHydrated = useIsHydrated();

  // the HTML of the server has no anchor to which the browser could scroll
  useEffect(() => {
    if (isHydrated && window.location.hash === `#${savedDesignsId}`)
      document.getElementById(savedDesignsId)?.scrollIntoView();
  }, [isHydrated]);

  function remove(entry: SavedEntry, index: number) {
    setEntries((current) => current.filter(({ id }) => id !== entry.id));
    setRemoved({ entry, index });
  }

  function undo({ entry, index }: { entry: SavedEntry; index: number }) {
    setEntries((current) => withEntryAt(current, entry, index));
    setRemoved(undefined);
    document.getElementById(savedDesignsId)?.focus(); // the focused button is no longer rendered
  }

  if (!isHydrated || (entries.length === 0 && removed === undefined)) return null;
  return (
    <section className={styles['ideas']} aria-labelledby={savedDesignsId}>
      <h2 id={savedDesignsId} tabIndex={-1}>
        Your saved designs
      </h2>
      {removed !== undefined && (
        <RemovedNote
          key={removed.entry.id}
          message={`“${removed.entry.name}” was removed.`}
          onUndo={entries.length < maxSavedDesigns ? () => undo(removed) : undefined}
        />
      )}
      <ul>
        {entries.map((entry, index) => (
          <SavedItem key={entry.id} entry={entry} onRemove={() => remove(entry, index)} />
        ))}
      </ul>
    </section>
  );
}

/** Renders a saved design in its room, with its current price. */
function SavedItem({ entry: { id, name, room = 'brick' }, onRemove }: { entry: SavedEntry; onRemove: () => void }) {
  const { data } = useQuery(savedDesignQuery(id));
  return (
    <li className={styles['saved']}>
      <Link to={designPath(id)}>
        {data ? (
          <div aria-hidden="true">
            <SignPicture isLit design={data.design} drawing={drawingOf(data)} room={room} aspect={3 / 2} />
          </div>
        ) : (
          <svg aria-hidden="true" />
        )}
        <span>{name}</span>
        <b>{data && rupees(data.price)}</b>
        <small>{data && formatBoardSize(data.design)}</small>
      </Link>
      <button type="button" aria-label={`Remove “${name}”`} onClick={onRemove}>
        ✕
      </button>
    </li>
  );
}
