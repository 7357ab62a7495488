import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** Returns what a screen reader says of a move; `ids` are in their order before it. */
export function moveAnnouncements(noun: string, ids: readonly number[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const name = (id: UniqueIdentifier) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${place(id)}`;
  const ofAll = `of ${ids.length}`;

  return {
    screenReaderInstructions: {
      draggable: `Press Space to pick the ${noun} up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.`,
    },
    announcements: {
      onDragStart: ({ active }) => isHeld(active.id, active.id),
      onDragOver: ({ active, over }) => isHeld(active.id, over?.id ?? active.id),
      onDragEnd: ({ active, over }) => `${name(active.id)} was put at place ${place(over?.id ?? active.id)} ${ofAll}.`,
      onDragCancel: ({ active }) => `The move was cancelled. ${name(active.id)} is where it was.`,
    },
  };

  function isHeld(tile: UniqueIdentifier, above: UniqueIdentifier): string {
    return `${name(tile)} is picked up, and over place ${place(above)} ${ofAll}.`;
  }
}
