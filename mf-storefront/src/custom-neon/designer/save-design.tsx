import { useAtom } from 'jotai';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { useState } from 'react';
import { designName } from '../../designs/design-name.ts';
import type { Room } from '../../designs/rooms.ts';
import { savedDesignsAtom, withEntry } from '../draft/saved-designs-atom.ts';
import * as styles from './save-design.module.css';

interface SaveDesignProps {
  design: Design;
  room: Room;
  save: () => Promise<SavedDesign>;
  onSaved: () => void;
  onFailure: (error: unknown) => void;
}

/** Renders the button that saves the design and lists it, with its room, among the shopper's saved designs. */
export function SaveDesign({ design, room, save, onSaved, onFailure }: SaveDesignProps) {
  const [, setEntries] = useAtom(savedDesignsAtom);
  const [savedJson, setSavedJson] = useState('');
  const designJson = JSON.stringify({ ...design, room });

  async function saveForLater() {
    try {
      const { id } = await save();
      setEntries((entries) => withEntry(entries, { id, name: designName(design), room }));
      setSavedJson(designJson);
      onSaved();
    } catch (error) {
      onFailure(error);
    }
  }

  return (
    <button type="button" className={styles['save']} onClick={() => void saveForLater()}>
      {savedJson === designJson ? 'Saved' : 'Save for later'}
    </button>
  );
}
