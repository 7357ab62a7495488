/** About how many characters of a title and of a description a search engine shows. */
export const maxSearchTitleLength = 60;
export const maxSearchDescriptionLength = 160;

/** The text as a search engine shows it: at most `room` characters, cut after a whole word. */
export function truncateWords(text: string, room: number): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= room) return words;
  const start = words.slice(0, room);
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > room / 2 ? start.slice(0, lastSpace) : start).trimEnd()} …`;
}

/** What to know of the length of a text; `substitute` is shown in place of an empty one. */
export function lengthHint(text: string, room: number, substitute: string): string {
  const { length } = text.trim();
  const count = `${length} of about ${room} characters`;
  if (length === 0) return `Empty: search engines get ${substitute}. There is room for about ${room} characters.`;
  return length > room ? `${count}: the end will be cut off.` : `${count}.`;
}
