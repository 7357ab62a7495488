import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says of a move, given the ids in their order before it. */
export function moveWords(ids: readonly number[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const ofAll = `of ${ids.length}`;

  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick the image up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => isHeld(active.id, active.id),
      onDragOver: ({ active, over }) => isHeld(active.id, over?.id ?? active.id),
      onDragEnd: ({ active, over }) =>
        `Image ${place(active.id)} was put at place ${place(over?.id ?? active.id)} ${ofAll}.`,
      onDragCancel: ({ active }) => `The move was cancelled. Image ${place(active.id)} is where it was.`,
    },
  };

  function isHeld(image: UniqueIdentifier, above: UniqueIdentifier): string {
    return `Image ${place(image)} is picked up, and over place ${place(above)} ${ofAll}.`;
  }
}
