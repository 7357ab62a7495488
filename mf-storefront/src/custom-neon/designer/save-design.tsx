import { useAtom } from 'jotai';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { useState } from 'react';
import { designName } from '../../designs/design-name.ts';
import * as buttons from '../../styles/buttons.module.css';
import { savedDesignsAtom, withEntry } from '../draft/saved-designs-atom.ts';

interface SaveDesignProps {
  design: Design;
  save: () => Promise<SavedDesign>;
  onSaved: () => void;
  onFailure: (error: unknown) => void;
}

/** Renders the button that saves the design and lists it among the shopper's saved designs. */
export function SaveDesign({ design, save, onSaved, onFailure }: SaveDesignProps) {
  const [entries, setEntries] = useAtom(savedDesignsAtom);
  const [savedJson, setSavedJson] = useState('');
  const designJson = JSON.stringify(design);

  async function saveForLater() {
    try {
      const { id } = await save();
      setEntries(withEntry(entries, { id, name: designName(design) }));
      setSavedJson(designJson);
      onSaved();
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <button type="button" className={buttons['quiet']} onClick={() => void saveForLater()}>
      {savedJson === designJson ? 'Saved' : 'Save for later'}
    </button>
  );
}
