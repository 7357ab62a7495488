import { dataResponse } from '@lumora/shared-contract/http';
import {
  shopCards,
  shopList,
  shopListQuery,
  shopProduct,
  shopProductParams,
  type ShopListQuery,
} from '@lumora/shared-contract/storefront';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { createBatchLoader } from '../../core/cache/batch-loader.ts';
import { isSlug } from './is-slug.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { presentProduct } from './present-product.ts';
import { getDetailsBySlug } from './product-detail.queries.ts';
import type { ShopCatalog } from '../catalog-index/shop-catalog.ts';

interface ShopProductsOptions {
  db: Database;
  catalog: ShopCatalog;
  cache: ResponseCache;
}

const maxRelated = 8;
/** Max number of products per query. */
const maxBatchSize = 50;

/**
 * Registers the public product routes: lists with facets, the product page and related products. Throws `AppError` 404
 * for unknown or inactive products and unknown categories.
 */
export async function shopProductsRoutes(routes: Routes, { db, catalog, cache }: ShopProductsOptions): Promise<void> {
  const readDetail = createBatchLoader(maxBatchSize, (slugs: string[]) => getDetailsBySlug(db, slugs));

  const cachedList = (query: ShopListQuery, only?: 'best' | 'new') => {
    return { key: ['list', query, only], load: () => catalog.list(query, only) };
  };

  routes.get('/products', listRoute, async (request, reply) => cache.send(request, reply, cachedList(request.query)));

  routes.get('/products/featured', listRoute, async (request, reply) => {
    return cache.send(request, reply, cachedList(request.query, 'best'));
  });

  routes.get('/products/new-arrivals', listRoute, async (request, reply) => {
    return cache.send(request, reply, cachedList({ ...request.query, sort: request.query.sort ?? 'newest' }, 'new'));
  });

  routes.get(
    '/categories/:id/products',
    { config: anyone, schema: { ...listRoute.schema, params: rowParams } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await catalog.category(id))) throw new AppError('not_found', 'There is no such category.');
      return cache.send(request, reply, cachedList({ ...request.query, category_id: id }));
    },
  );

  routes.get(
    '/products/:slug',
    { config: anyone, schema: { tags, params: shopProductParams, response: { 200: dataResponse(shopProduct) } } },
    async (request, reply) => {
      const { slug } = request.params;
      if (!isSlug(slug)) throw productNotFoundError();
      const load = async () => {
        const detail = await readDetail(slug);
        if (detail === null) throw productNotFoundError();
        return { data: presentProduct(detail) };
      };
      return cache.send(request, reply, { key: ['product', slug], load });
    },
  );

  routes.get(
    '/products/:id/related',
    { config: anyone, schema: { tags, params: rowParams, response: { 200: shopCards } } },
    async (request, reply) => {
      const { id } = request.params;
      const load = async () => {
        const data = await catalog.related(id, maxRelated);
        if (data === null) throw productNotFoundError();
        return { data };
      };
      return cache.send(request, reply, { key: ['related', id], load });
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;
const listRoute = { config: anyone, schema: { tags, querystring: shopListQuery, response: { 200: shopList } } };

function productNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such product.');
}
