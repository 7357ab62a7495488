import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../core/cache/response-cache.ts';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { reviewsRoutes } from '../reviews/reviews.routes.ts';
import type { IsOrdered } from '../reviews/shop-reviews.queries.ts';
import { shopReviewsRoutes } from '../reviews/shop-reviews.routes.ts';

interface ReviewsOptions {
  db: Database;
  cache: ResponseCache;
  isOrdered: IsOrdered;
}

/** Registers reviews: their moderation in the console, and what shoppers read and write. */
export async function reviewsPlugin(scope: FastifyInstance, { db, cache, isOrdered }: ReviewsOptions): Promise<void> {
  const routes = withContractValidation(scope);
  await reviewsRoutes(routes, { db });
  await shopReviewsRoutes(routes, { db, cache, isOrdered });
}
