import type { ReleasedExtension } from '../extensions/use-extensions.ts';

/** Effect of selecting an item: a page opens, an action runs on an entity, or the text of the field changes. */
export type PaletteSelection = { path: string } | { action: ReleasedExtension; id: number } | { text: string };

/** An item of the search dialog. */
export interface PaletteItem {
  /** heading of its group */
  group: string;
  title: string;
  selection: PaletteSelection;
}

/** Items of one group. */
export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

/** Groups items by their group, in the order of the first item of each. */
export function groupItems(items: readonly PaletteItem[]): PaletteGroup[] {
  const titles = [...new Set(items.map(({ group }) => group))];
  return titles.map((title) => ({ title, items: items.filter(({ group }) => group === title) }));
}

/**
 * Returns the function that decides whether a name is found by `term`, in any case: names that contain the term or, if none
 * of `names` does, those of which it leaves out one letter, such as “vochers”.
 */
export function nameFilter(names: readonly string[], term: string): (name: string) => boolean {
  const typed = term.toLocaleLowerCase();
  const contains = (name: string) => name.toLocaleLowerCase().includes(typed);
  return names.some(contains) ? contains : (name) => lacksOneLetter(typed, name.toLocaleLowerCase());
}

/** Returns whether `name` begins, at one of its words, with `typed` plus one letter. Shorter texts would match by chance. */
function lacksOneLetter(typed: string, name: string): boolean {
  if (typed.length < 4) return false;
  return name.split(' ').some((_, index, words) => {
    const target = words.slice(index).join(' ');
    const missing = typed.split('').findIndex((letter, position) => letter !== target[position]);
    return target.startsWith(typed.slice(missing), missing + 1);
  });
}
