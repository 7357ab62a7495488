/** A console remote and the page at which the suite tests it. */
export interface ConsoleRemote {
  module: string;
  kind: 'console';
  /** its name in the error panel */
  name: string;
  /** text of the link to its page and of the page's heading */
  link: string;
}

export type Remote = ConsoleRemote | { module: string; kind: 'storefront' };

const catalog: ConsoleRemote = { module: 'mf-catalog', kind: 'console', name: 'Catalog', link: 'Products' };
const taxonomy: ConsoleRemote = { module: 'mf-taxonomy', kind: 'console', name: 'Taxonomy', link: 'Categories' };
const promotions: ConsoleRemote = { module: 'mf-promotions', kind: 'console', name: 'Promotions', link: 'Vouchers' };

export const remotes: Remote[] = [catalog, taxonomy, promotions, { module: 'mf-storefront', kind: 'storefront' }];

/** Returns another console remote, which the fault must not affect. */
export const neighbourOf = ({ module }: Remote): ConsoleRemote => (module === taxonomy.module ? catalog : taxonomy);
