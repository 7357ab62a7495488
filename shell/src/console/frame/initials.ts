/** Returns the initials of the first two words of a name; 'U' for an empty name. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter);
  return letters.join('').toUpperCase() || 'U';
}
