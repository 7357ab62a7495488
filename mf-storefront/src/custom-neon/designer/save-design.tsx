import { useAtom } from 'jotai';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { useState } from 'react';
import { designName } from '../../designs/design-name.ts';
import type { Room } from '../../designs/rooms.ts';
import { addSavedDesignAtom } from '../draft/add-saved-design.ts';
import type { SavedEntry } from '../draft/saved-designs-atom.ts';
import * as styles from './save-design.module.css';

interface SaveDesignProps {
  design: Design;
  room: Room;
  save: () => Promise<SavedDesign>;
  /** called with the listed design and the one that was removed from the list because it is full */
  onSaved: (entry: SavedEntry, removed: SavedEntry | undefined) => void;
  onFailure: (error: unknown) => void;
}

/** Renders the button that saves the design and lists it, with its room, among the shopper's saved designs. */
export function SaveDesign({ design, room, save, onSaved, onFailure }: SaveDesignProps) {
  const [, addEntry] = useAtom(addSavedDesignAtom);
  const [savedJson, setSavedJson] = useState('');
  const designJson = JSON.stringify({ ...design, room });

  async function saveForLater() {
    try {
      const { id } = await save();
      const entry = { id, name: designName(design), room };
      const removed = addEntry(entry);
      setSavedJson(designJson);
      onSaved(entry, removed);
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
