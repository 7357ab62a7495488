type SaveKeyProperty = 'ctrlKey' | 'metaKey' | 'altKey' | 'key';

/** Returns whether a key press is Ctrl+S or Cmd+S. */
export function isSaveKey({ ctrlKey, metaKey, altKey, key }: Pick<KeyboardEvent, SaveKeyProperty>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}
