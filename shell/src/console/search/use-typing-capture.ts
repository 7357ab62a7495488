import { useEffect } from 'react';

interface TypingCapture {
  isActive: boolean;
  /** receives each change of the text */
  onEdit: (edit: (text: string) => string) => void;
  /** called by Escape */
  onCancel: () => void;
}

/**
 * Edits a text with what is typed while it is active. Other keys, such as Enter, do nothing, except in dialogs: neither
 * the focused element nor the shortcuts of the page receive them.
 */
export function useTypingCapture({ isActive, onEdit, onCancel }: TypingCapture): void {
  useEffect(() => {
    if (!isActive) return;
    const capture = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isFunctionKey.test(key)) return;
      if (target instanceof Element && target.closest('dialog, [role="dialog"]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onCancel();
      else if (key === 'Backspace') onEdit((text) => text.slice(0, -1));
      else if (key.length === 1) onEdit((text) => text + key);
    };
    // before all listeners of the document
    window.addEventListener('keydown', capture, true);
    return () => window.removeEventListener('keydown', capture, true);
  }, [isActive, onEdit, onCancel]);
}

const isFunctionKey = /^F\d+$/;
