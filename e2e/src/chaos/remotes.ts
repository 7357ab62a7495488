/** A remote of the console as the suite visits it. */
export interface ConsoleRemote {
  module: string;
  kind: 'console';
  /** what its panel calls it */
  name: string;
  /** the link that leads to its page, which is headed likewise */
  link: string;
}

export type Remote = ConsoleRemote | { module: string; kind: 'storefront' };

const catalog: ConsoleRemote = { module: 'mf-catalog', kind: 'console', name: 'Catalog', link: 'Products' };
const taxonomy: ConsoleRemote = { module: 'mf-taxonomy', kind: 'console', name: 'Taxonomy', link: 'Categories' };
const promotions: ConsoleRemote = { module: 'mf-promotions', kind: 'console', name: 'Promotions', link: 'Vouchers' };

export const remotes: Remote[] = [catalog, taxonomy, promotions, { module: 'mf-storefront', kind: 'storefront' }];

/** Another console remote, which must not notice. */
export const neighbourOf = ({ module }: Remote): ConsoleRemote => (module === taxonomy.module ? catalog : taxonomy);
