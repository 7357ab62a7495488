/** Returns the message after an Undo of `count` changes. */
export function undoneMessage(count: number): string {
  return count === 1 ? 'Change undone' : `${count} changes undone`;
}
