import { storedAtoms } from '../storage/stored-atoms.ts';

/** A named search of a list. */
export interface SavedView {
  name: string;
  /** search parameters of the list without the page, such as `is_active=true`; '' for all rows */
  search: string;
}

/** Returns the atom with the views that the user saved for a table. */
export const storedViews = storedAtoms<SavedView[]>('lumora-views');

/** Parses stored views of unknown shape; leaves out what is not a view. */
export function parseViews(stored: unknown): SavedView[] {
  return Array.isArray(stored) ? stored.filter(isView).map(({ name, search }) => ({ name, search })) : [];
}

function isView(view: unknown): view is SavedView {
  return (
    typeof view === 'object' &&
    view !== null &&
    'name' in view &&
    typeof view.name === 'string' &&
    'search' in view &&
    typeof view.search === 'string'
  );
}

/** Returns search parameters in a form that can be compared and saved: sorted, without the page. */
export function normalizeSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}
