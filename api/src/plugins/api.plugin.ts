import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { access } from '../auth/access.plugin.ts';
import { authPlugin } from './auth.plugin.ts';
import { catalogPlugin } from './catalog.plugin.ts';
import { taxonomyReferences } from '../catalog/products/taxonomy-references.queries.ts';
import { consolePlugin } from './console.plugin.ts';
import { ResponseCache } from '../core/cache/response-cache.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import { responses } from '../core/http/responses.plugin.ts';
import { streamedLists } from '../core/http/streamed-lists.plugin.ts';
import { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { mediaRoutes } from '../core/media/media.routes.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { openRenditions } from '../core/media/renditions.ts';
import { designPicturesRoutes } from '../designs/design-pictures.routes.ts';
import { designsPlugin } from './designs.plugin.ts';
import { docs } from '../openapi/docs.plugin.ts';
import { openApi } from '../openapi/openapi.plugin.ts';
import { orderedDesigns } from '../orders/ordered-designs.queries.ts';
import { isOrdered } from '../orders/is-ordered.queries.ts';
import { enquiriesPlugin } from './enquiries.plugin.ts';
import { ordersPlugin } from './orders.plugin.ts';
import { ordersOfVoucher } from '../orders/voucher-references.queries.ts';
import { countCustomerUses } from '../orders/voucher-uses-by-customer.queries.ts';
import { pricingPlugin } from './pricing.plugin.ts';
import { promotionsPlugin } from './promotions.plugin.ts';
import { vouchersOfCategory } from '../promotions/vouchers/voucher-scope.queries.ts';
import { reviewsPlugin } from './reviews.plugin.ts';
import { settingsPlugin } from './settings.plugin.ts';
import { shopPlugin } from './shop.plugin.ts';
import { taxonomyPlugin } from './taxonomy.plugin.ts';

export interface ApiOptions {
  database: OpenDatabase;
  media: MediaStore;
  /** number of processes that encode pictures in the background */
  pictureEncoders: number;
}

interface ScopeOptions extends ApiOptions {
  background: BackgroundEncoding;
}

/** Registers all routes below `/api` and `/media`. The Fastify instance must be created with `serverOptions`. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, media: store, pictureEncoders: encoders } = options;
  const background = new BackgroundEncoding({ db: database.db, store, encoders, log: server.log });
  server.addHook('onListen', async () => background.scan());
  server.addHook('onClose', () => background.close());
  await server.register(apiScope, { ...options, background, prefix: '/api' });
  await server.register(mediaScope, { ...options, background, prefix: '/media' });
}

async function mediaScope(scope: FastifyInstance, { database, media, background }: ScopeOptions): Promise<void> {
  await scope.register(responses);
  await scope.register(mediaRoutes, { renditions: openRenditions(media, background) });
  await scope.register(designPicturesRoutes, { db: database.db });
}

async function apiScope(scope: FastifyInstance, options: ScopeOptions): Promise<void> {
  await scope.register(responses);
  await scope.register(streamedLists);
  await scope.register(cookie);
  await scope.register(openApi);
  await scope.register(docs);
  await scope.register((inner) => registerDomains(inner, options));
}

/** Registers the domains in the order in which they import each other. */
async function registerDomains(scope: FastifyInstance, { database, media, background }: ScopeOptions): Promise<void> {
  const { db } = database;
  const cache = new ResponseCache(database.changes);
  scope.addHook('onClose', async () => cache.unsubscribe());

  await scope.register(access, { db });
  await scope.register(authPlugin, { db });
  await scope.register(settingsPlugin, { db });
  await scope.register(taxonomyPlugin, { db, media, background, ...taxonomyReferences, vouchersOfCategory });
  await scope.register(catalogPlugin, { database, media, background });
  await scope.register(reviewsPlugin, { database, media, background, cache, isOrdered });
  await scope.register(promotionsPlugin, { database, media, background, cache, voucherReferences: [ordersOfVoucher] });
  await scope.register(designsPlugin, { db, cache, orderedDesigns });
  await scope.register(pricingPlugin, { db, usesBy: countCustomerUses });
  await scope.register(ordersPlugin, { db });
  await scope.register(enquiriesPlugin, { db, media, background });
  await scope.register(shopPlugin, { database, cache });
  await scope.register(consolePlugin, { db });
}
