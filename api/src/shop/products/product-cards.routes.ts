import { productCardsQuery, shopCards } from '@lumora/shared-contract/storefront';
import type { Routes } from '../../core/http/contract-routes.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import type { ShopCatalogue } from '../catalog-index/shop-catalogue.ts';

interface ProductCardsOptions {
  catalogue: ShopCatalogue;
  cache: ResponseCache;
}

/** Registers `GET /product-cards`: current cards of the products with the given ids, such as recently viewed ones. */
export async function productCardsRoutes(routes: Routes, { catalogue, cache }: ProductCardsOptions): Promise<void> {
  routes.get(
    '/product-cards',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], querystring: productCardsQuery, response: { 200: shopCards } },
    },
    async (request, reply) => {
      const { ids } = request.query;
      return cache.send(request, reply, {
        key: ['cards', ids],
        load: async () => ({ data: await catalogue.cards(ids) }),
      });
    },
  );
}
