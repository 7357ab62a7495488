import { useEffect } from 'react';
import { isSaveKey } from '@lumora/shared-ui/form';

/**
 * On Ctrl+S commits the cell that is being edited, so that it is saved with the others. The button that saves cannot do this,
 * because it is rendered only after a first change.
 */
export function useCommitOnSaveKey(): void {
  useEffect(() => {
    function commit(event: KeyboardEvent) {
      const { target } = event;
      if (!isSaveKey(event) || !(target instanceof HTMLElement) || !target.matches(cellEditor)) return;
      event.preventDefault();
      target.blur();
    }
    document.addEventListener('keydown', commit, { capture: true });
    return () => document.removeEventListener('keydown', commit, { capture: true });
  }, []);
}

const cellEditor = '[role="gridcell"] input:not([type="checkbox"])';
