import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** Returns the screen reader texts of a drag; `noun` is the name of one tile, `ids` the order before the drag. */
export function moveAnnouncements(noun: string, ids: readonly number[]): NonNullable<DndContextProps['accessibility']> {
  const position = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const name = (id: UniqueIdentifier) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position(id)}`;
  const ofAll = `of ${ids.length}`;

  return {
    screenReaderInstructions: {
      draggable: `Press Space to pick the ${noun} up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.`,
    },
    announcements: {
      onDragStart: ({ active }) => pickedUpText(active.id, active.id),
      onDragOver: ({ active, over }) => pickedUpText(active.id, over?.id ?? active.id),
      onDragEnd: ({ active, over }) =>
        `${name(active.id)} moved to position ${position(over?.id ?? active.id)} ${ofAll}.`,
      onDragCancel: ({ active }) => `The move was cancelled. ${name(active.id)} is where it was.`,
    },
  };

  function pickedUpText(tile: UniqueIdentifier, above: UniqueIdentifier): string {
    return `${name(tile)} is picked up, and over position ${position(above)} ${ofAll}.`;
  }
}
