import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../core/cache/response-cache.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { imageForms } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { PhotoCleanup } from '../reviews/photo-cleanup.ts';
import { reviewsRoutes } from '../reviews/reviews.routes.ts';
import type { IsOrdered } from '../reviews/create-review.queries.ts';
import { shopReviewsRoutes } from '../reviews/shop-reviews.routes.ts';

interface ReviewsOptions {
  database: OpenDatabase;
  media: MediaStore;
  background: BackgroundEncoding;
  cache: ResponseCache;
  isOrdered: IsOrdered;
}

/** Registers reviews: their moderation in the console, what shoppers read and write, and the deletion of unused photos. */
export async function reviewsPlugin(scope: FastifyInstance, options: ReviewsOptions): Promise<void> {
  const { database, media, background, cache, isOrdered } = options;
  const { db } = database;
  const cleanup = new PhotoCleanup({ database, media, log: scope.log });
  scope.addHook('onListen', async () => void cleanup.run());
  scope.addHook('onClose', () => cleanup.stop());

  await scope.register(imageForms, { background });
  const routes = withContractValidation(scope);
  await reviewsRoutes(routes, { db });
  await shopReviewsRoutes(routes, { db, media, cache, isOrdered });
}
