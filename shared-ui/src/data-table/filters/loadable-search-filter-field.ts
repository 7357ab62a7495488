import { loadable } from '../../loadable/loadable.tsx';

/** Renders a field that finds one of many values; its code is loaded when it is first rendered or preloaded. */
export const SearchFilterField = loadable(() =>
  import('./search-filter-field.tsx').then((module) => module.SearchFilterField),
);
