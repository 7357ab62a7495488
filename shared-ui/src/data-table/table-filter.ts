import type { ReactNode } from 'react';

/** A filter of a table: one of several values. */
export interface TableFilter {
  /** name of the filter, which is also the label of its field */
  label: string;
  /** the chosen value; '' for all */
  value: string;
  /** undefined while they load */
  options: readonly { value: string; label: string }[] | undefined;
  /** label of the choice of all values, such as “All categories” */
  allLabel: string;
  onChange: (value: string) => void;
}

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

/** Returns the text of an active filter; `…` until its options are loaded, `Unknown` if there is no such option. */
export function filterText({ value, options }: TableFilter): string {
  if (options === undefined) return '…';
  return options.find((option) => option.value === value)?.label ?? 'Unknown';
}
