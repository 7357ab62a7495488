import {
  dataResponse,
  shopCards,
  shopList,
  shopListQuery,
  shopProduct,
  shopProductParams,
  type ShopListQuery,
} from '@lumora/shared-contract';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/http/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { createBatchLoader } from '../../core/cache/batch-loader.ts';
import { isSlug } from './is-slug.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { presentProduct } from './present-product.ts';
import { readDetails } from './product-detail.queries.ts';
import type { ShopCatalogue } from '../catalog-index/shop-catalogue.ts';

interface ShopProductsOptions {
  db: Database;
  catalogue: ShopCatalogue;
  kept: ResponseCache;
}

const mostRelated = 8;
/** Details of one statement. */
const mostDetailsAtOnce = 50;

/** Products as shoppers see them: lists with facets, one product, its like. */
export async function shopProductsRoutes(routes: Routes, { db, catalogue, kept }: ShopProductsOptions): Promise<void> {
  const readDetail = createBatchLoader(mostDetailsAtOnce, (slugs: string[]) => readDetails(db, slugs));

  const listed = (query: ShopListQuery, only?: 'best' | 'new') => {
    return { asked: ['list', query, only], make: () => catalogue.list(query, only) };
  };

  routes.get('/products', list, async (request, reply) => kept.send(request, reply, listed(request.query)));

  routes.get('/products/featured', list, async (request, reply) => {
    return kept.send(request, reply, listed(request.query, 'best'));
  });

  routes.get('/products/new-arrivals', list, async (request, reply) => {
    return kept.send(request, reply, listed({ ...request.query, sort: request.query.sort ?? 'newest' }, 'new'));
  });

  routes.get(
    '/categories/:id/products',
    { config: anyone, schema: { ...list.schema, params: rowParams } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await catalogue.category(id))) throw new AppError('not_found', 'There is no such category.');
      return kept.send(request, reply, listed({ ...request.query, category_id: id }));
    },
  );

  routes.get(
    '/products/:slug',
    { config: anyone, schema: { tags, params: shopProductParams, response: { 200: dataResponse(shopProduct) } } },
    async (request, reply) => {
      const { slug } = request.params;
      if (!isSlug(slug)) throw noProduct();
      const make = async () => {
        const detail = await readDetail(slug);
        if (detail === null) throw noProduct();
        return { data: presentProduct(detail) };
      };
      return kept.send(request, reply, { asked: ['product', slug], make });
    },
  );

  routes.get(
    '/products/:id/related',
    { config: anyone, schema: { tags, params: rowParams, response: { 200: shopCards } } },
    async (request, reply) => {
      const { id } = request.params;
      const make = async () => {
        const data = await catalogue.related(id, mostRelated);
        if (data === null) throw noProduct();
        return { data };
      };
      return kept.send(request, reply, { asked: ['related', id], make });
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;
const list = { config: anyone, schema: { tags, querystring: shopListQuery, response: { 200: shopList } } };

function noProduct(): AppError {
  return new AppError('not_found', 'There is no such product.');
}
