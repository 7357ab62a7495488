import type { ComponentType } from 'react';
import type { Permission } from '@lumora/shared-contract/auth';
import type { QueryKey } from '../api/api-query.ts';

/**
 * A page of the console, declared in `<page>.page.tsx` beside its code. The build derives manifest, route, chunk and
 * preloads from it. Node evaluates the declaration, so it imports no component and no stylesheet.
 */
export interface PageDeclaration {
  /** absolute; may contain `:params` */
  path: `/${string}`;
  /** title of the document, and its text in the breadcrumb and in the search; a page without one is not found there */
  title?: string;
  /** required to open it; without it every administrator may */
  permission?: Permission;
  nav?: PageNav;
  /**
   * kind of the entities that it shows, such as `Order`: the search and the dashboard link them to it, by `:id` in its path
   * or else by their title as `?q=`
   */
  kind?: string;
  /** path of the page above it in breadcrumb and navigation, when its own path does not continue that one */
  parent?: `/${string}`;
  /** Returns the query to prefetch for the search parameters of the page's URL, created by `apiQuery` or `listQuery`. */
  query?: (search: URLSearchParams) => { queryKey: QueryKey };
  component: () => Promise<ComponentType>;
}

/** The item of a page in the sidebar. Groups and items are sorted by `order`; a group has the order of its first item. */
interface PageNav {
  group: string;
  order: number;
  /** name of an icon of `@mui/icons-material`, such as `CategoryRounded` */
  icon: string;
  /** letter that opens it after G, such as `c` */
  letter?: string;
}

/** Returns `page` unchanged; gives a declaration its type. */
export function definePage(page: PageDeclaration): PageDeclaration {
  return page;
}
