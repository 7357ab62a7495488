import { useEffect } from 'react';
import { isSaveKey } from '@lumora/shared-ui/form';

/** Commits the cell that is being edited on Ctrl+S, before a button saves it, which exists only once something is changed. */
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
