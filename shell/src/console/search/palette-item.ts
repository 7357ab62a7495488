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

/** Returns whether a text contains a search text, in any case. */
export function includesText(text: string, term: string): boolean {
  return text.toLocaleLowerCase().includes(term.toLocaleLowerCase());
}
