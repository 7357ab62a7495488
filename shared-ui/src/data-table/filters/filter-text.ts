import type { TableFilter } from './table-filter.ts';

/** Returns the text of an active filter; `…` until its options are loaded, `Unknown` if there is no such option. */
export function filterText(filter: TableFilter): string {
  if ('isDay' in filter) return formatDay(filter.value);
  if ('search' in filter) return filter.chosenLabel ?? '…';
  const { value, options } = filter;
  if (options === undefined) return '…';
  return options.find((option) => option.value === value)?.label ?? 'Unknown';
}

function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
