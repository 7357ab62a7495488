import { consoleManifests } from '../product/console-manifests.ts';

/** A console remote and the page at which the suite tests it. */
export interface ConsoleRemote {
  module: string;
  kind: 'console';
  /** its name in the error panel */
  name: string;
  /** text of the link to its first page and of the page's heading */
  link: string;
}

export type Remote = ConsoleRemote | { module: string; kind: 'storefront' };

const consoleRemotes = consoleManifests.map(({ id, title = id, nav }): ConsoleRemote => {
  const link = nav[0]?.items[0]?.label;
  if (link === undefined) throw new Error(`${id} has no page in the navigation.`);
  return { module: id, kind: 'console', name: title, link };
});

export const remotes: Remote[] = [...consoleRemotes, { module: 'mf-storefront', kind: 'storefront' }];

/** Returns another console remote, which the fault must not affect. */
export function neighbourOf({ module }: Remote): ConsoleRemote {
  const neighbour = consoleRemotes.findLast((remote) => remote.module !== module);
  if (neighbour === undefined) throw new Error(`${module} is the only remote of the console.`);
  return neighbour;
}
