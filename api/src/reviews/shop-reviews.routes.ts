import { clientNetwork } from '@lumora/shared-contract/client-network';
import { dataResponse } from '@lumora/shared-contract/http';
import { reviewInput, shopReview, shopReviews, shopReviewsQuery } from '@lumora/shared-contract/reviews';
import { consumeAttempt, limitSuccesses } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { createReview, type IsOrdered } from './create-review.queries.ts';
import { findShopReviews } from './shop-reviews.queries.ts';
import { storePhoto } from './store-photo.ts';
import type { ResponseCache } from '../core/cache/response-cache.ts';

interface ShopReviewsOptions {
  db: Database;
  media: MediaStore;
  cache: ResponseCache;
  isOrdered: IsOrdered;
}

// Limits per 15 minutes. The limit per product, over all IP addresses, keeps a flood of reviews away from other products.
const maxReviewsPerIp = 5;
const maxReviewsPerProduct = 30;

/**
 * Registers `/products/:id/reviews`: reads the approved reviews of a product, and stores a new one that is public once an
 * administrator approves it; a buyer may add a photo. Throws `AppError` 404 for a product that is not active, 413, 415 or 422
 * for an unusable photo, 429 above the limits, 503 while too many photos wait.
 */
export async function shopReviewsRoutes(routes: Routes, options: ShopReviewsOptions): Promise<void> {
  const { db, media, cache, isOrdered } = options;
  routes.get(
    '/products/:id/reviews',
    {
      config: anyone,
      schema: { tags, params: rowParams, querystring: shopReviewsQuery, response: { 200: shopReviews } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const load = async () => (await findShopReviews(db, id, request.query)) ?? throwNotFound();
      return cache.send(request, reply, { key: ['reviews', id, request.query], load });
    },
  );

  routes.post(
    '/products/:id/reviews',
    {
      config: { ...anyone, pictures: [{ name: 'photo', maxFiles: 1 }] },
      schema: { tags, consumes, params: rowParams, body: reviewInput, response: { 200: dataResponse(shopReview) } },
    },
    async (request) => {
      const { id } = request.params;
      const [upload] = request.uploads;
      await consumeAttempt(db, { key: `review from ${clientNetwork(request.ip)}`, maxAttempts: maxReviewsPerIp });
      const limits = [{ key: `review of product ${id}`, maxAttempts: maxReviewsPerProduct }];
      const photo = upload && (() => storePhoto(media, upload, request));
      const create = async () =>
        (await createReview(db, id, request.body, { isOrdered, storePhoto: photo })) ?? throwNotFound();
      const data = await limitSuccesses(db, limits, create);
      return { data, message: 'Thank you! Everyone sees your review once we have read it.' };
    },
  );
}

const tags = ['Storefront'];
const consumes = ['application/json', 'multipart/form-data'];
const anyone = { access: 'anyone' } as const;

function throwNotFound(): never {
  throw new AppError('not_found', 'There is no such product.');
}
