import { useEffect } from 'react';
import { isSaveKey } from '@lumora/shared-ui/form';

/**
 * On Ctrl+S commits the cell that is being edited, so that it is saved with the others. The button that saves cannot do this,
 * because it is rendered only after a first change.
 */
export function useCommitOnSaveKey(): void {
  useEffect(() => {
    function commit(event: KeyboardEvent) {
      if (isSaveKey(event) && commitEditedCell()) event.preventDefault();
    }
    document.addEventListener('keydown', commit, { capture: true });
    return () => document.removeEventListener('keydown', commit, { capture: true });
  }, []);
}

/** Commits the cell that is being edited. Returns false if none is. */
export function commitEditedCell(): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches(cellEditor)) return false;
  activeElement.blur();
  return true;
}

const cellEditor = '[role="gridcell"] input:not([type="checkbox"])';
