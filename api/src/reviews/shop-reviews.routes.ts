import { dataResponse, reviewInput, shopReview, shopReviews, shopReviewsQuery } from '@lumora/shared-contract';
import { consumeAttempt, limitSuccesses } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import { createReview, readShopReviews } from './shop-reviews.queries.ts';
import type { ResponseCache } from '../core/cache/response-cache.ts';

interface ShopReviewsOptions {
  db: Database;
  kept: ResponseCache;
}

/** In a quarter of an hour. */
const mostReviewsPerAddress = 5;
/** From everywhere: a flood at one product leaves the others alone. */
const mostReviewsPerProduct = 30;

/** What shoppers say of a product, and the way to say it (D37). */
export async function shopReviewsRoutes(routes: Routes, { db, kept }: ShopReviewsOptions): Promise<void> {
  routes.get(
    '/products/:id/reviews',
    {
      config: anyone,
      schema: { tags, params: rowParams, querystring: shopReviewsQuery, response: { 200: shopReviews } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const make = async () => (await readShopReviews(db, id, request.query)) ?? refuse();
      return kept.send(request, reply, { asked: ['reviews', id, request.query], make });
    },
  );

  routes.post(
    '/products/:id/reviews',
    {
      config: anyone,
      schema: { tags, params: rowParams, body: reviewInput, response: { 200: dataResponse(shopReview) } },
    },
    async (request) => {
      const { id } = request.params;
      await consumeAttempt(db, { key: `review from ${request.ip}`, most: mostReviewsPerAddress });
      const limits = [{ key: `review of product ${id}`, most: mostReviewsPerProduct }];
      const keep = async () => (await createReview(db, id, request.body)) ?? refuse();
      const data = await limitSuccesses(db, limits, keep);
      return { data, message: 'Thank you! Everyone sees your review once we have read it.' };
    },
  );
}

const tags = ['Storefront'];
const anyone = { access: 'anyone' } as const;

function refuse(): never {
  throw new AppError('not_found', 'There is no such product.');
}
