import { useAtom } from 'jotai';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { useState } from 'react';
import { designName } from '../../designs/design-name.ts';
import * as buttons from '../../styles/buttons.module.css';
import { Link } from '../../links/link.tsx';
import { savedDesignsAtom, withEntry } from '../draft/saved-designs-atom.ts';
import * as styles from './designer.module.css';

interface SaveDesignProps {
  design: Design;
  save: () => Promise<SavedDesign>;
  onFailure: (error: unknown) => void;
}

/** Renders the button that saves the design and lists it among the shopper's saved designs, then a link to their list. */
export function SaveDesign({ design, save, onFailure }: SaveDesignProps) {
  const [entries, setEntries] = useAtom(savedDesignsAtom);
  const [savedJson, setSavedJson] = useState('');
  const designJson = JSON.stringify(design);

  async function saveForLater() {
    try {
      const { id } = await save();
      setEntries(withEntry(entries, { id, name: designName(design) }));
      setSavedJson(designJson);
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <>
      <button type="button" className={buttons['quiet']} onClick={() => void saveForLater()}>
        {savedJson === designJson ? 'Saved' : 'Save for later'}
      </button>
      {savedJson === designJson && (
        <p className={styles['link']} role="status">
          Saved in this browser. <Link to="/custom-neon#saved-heading">See your saved designs</Link>
        </p>
      )}
    </>
  );
}
