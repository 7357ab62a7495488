import type { ReactNode } from 'react';

interface FilterField {
  /** name of the filter, which is also the label of its field */
  label: string;
  /** the chosen value; '' for all */
  value: string;
  onChange: (value: string) => void;
}

/** A value of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a table that is one of several values. */
export interface ChoiceFilter extends FilterField {
  /** undefined while they load */
  options: readonly FilterOption[] | undefined;
  /** label of the choice of all values, such as “All categories” */
  allLabel: string;
}

/** A filter of a table that is one of many values, which are found by a search. */
export interface SearchFilter extends FilterField {
  /** label of the chosen value; undefined while it loads */
  chosenLabel: string | undefined;
  /** placeholder for all values, such as “All products” */
  allLabel: string;
  /** fetches the first values that match a text; all match '' */
  search: (text: string, signal: AbortSignal) => Promise<FilterOption[]>;
}

/** A filter of a table that is a day, as YYYY-MM-DD. */
export interface DayFilter extends FilterField {
  isDay: true;
}

export type TableFilter = ChoiceFilter | SearchFilter | DayFilter;

/** The filters of a table. */
export interface TableFilters {
  fields: readonly TableFilter[];
  /** sets all filters to all values */
  onClear: () => void;
  /** shown below the fields, such as a failure to load options */
  notice?: ReactNode;
}

/** Returns the filters that restrict the rows. */
export function activeFilters({ fields }: TableFilters): TableFilter[] {
  return fields.filter(({ value }) => value !== '');
}
