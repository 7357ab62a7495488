import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import type { ModuleRoute } from '@lumora/shared-contract/releases';

/** The page that is open. */
export interface CurrentPage {
  /** its URL without the query string */
  pathname: string;
  /** the route of its manifest; empty for a page that no manifest declares */
  route: Partial<ModuleRoute>;
  /** the entity that it shows, for a page of one entity */
  entity: { kind: string; id: number } | undefined;
}

/** Returns the page that is open, as the manifest of its module declares it. */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  // react-router types handles as unknown; every handle of the console is the manifest's route, or undefined
  const matches = useMatches() as UIMatch<unknown, Partial<ModuleRoute> | undefined>[];
  const match = matches.at(-1);
  const route = match?.handle ?? {};
  const id = Number(match?.params['id']);
  const { kind } = route;
  return { pathname, route, entity: kind !== undefined && Number.isInteger(id) ? { kind, id } : undefined };
}
