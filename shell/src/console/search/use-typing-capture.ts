import { useEffect } from 'react';

/** While it is active, edits a text with what is typed, instead of the focused element and the shortcuts of the page. */
export function useTypingCapture(isActive: boolean, onEdit: (edit: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const capture = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && key !== 'Backspace')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEdit((text) => (key === 'Backspace' ? text.slice(0, -1) : text + key));
    };
    // before all listeners of the document
    window.addEventListener('keydown', capture, true);
    return () => window.removeEventListener('keydown', capture, true);
  }, [isActive, onEdit]);
}
