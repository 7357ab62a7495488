import type { FastifyInstance } from 'fastify';
import { access } from './auth/access.plugin.ts';
import { authRoutes, profileRoutes } from './auth/auth.routes.ts';
import { productBulkRoutes } from './catalog/products/product-bulk.routes.ts';
import { productImport } from './catalog/import/product-import.plugin.ts';
import { productListRoutes } from './catalog/products/product-list.routes.ts';
import { productsRoutes } from './catalog/products/products.routes.ts';
import { productImagesRoutes } from './catalog/images/product-images.routes.ts';
import { taxonomyReferences } from './catalog/products/taxonomy-references.queries.ts';
import { variantBulkRoutes, variantsRoutes } from './catalog/variants/variants.routes.ts';
import { consoleRoutes } from './console/console.routes.ts';
import type { OpenDatabase } from './core/database/database.ts';
import { responses } from './core/http/responses.plugin.ts';
import { designPicturesRoutes } from './designs/design-pictures.routes.ts';
import { designRatesRoutes } from './designs/design-rates.routes.ts';
import { checkInputsByContract } from './core/http/contract-routes.ts';
import { BackgroundEncoding } from './core/media/background-encoding.ts';
import { imageForms } from './core/media/image-forms.plugin.ts';
import { mediaRoutes } from './core/media/media.routes.ts';
import type { MediaStore } from './core/media/media-store.ts';
import { openRenditions } from './core/media/renditions.ts';
import { docs } from './openapi/docs.plugin.ts';
import { openApi } from './openapi/openapi.plugin.ts';
import { bannerKind } from './promotions/banners/banners.ts';
import { festivalBannerKind } from './promotions/banners/festival-banners.ts';
import { galleryRoutes } from './promotions/gallery/gallery.routes.ts';
import { galleryPictureKind } from './promotions/gallery/gallery-pictures.ts';
import { headerOfferKind } from './promotions/offers/header-offers.ts';
import { popUpOfferKind } from './promotions/offers/pop-up-offers.ts';
import { showcaseKind } from './promotions/showcases.ts';
import { vouchersOfCategory } from './promotions/vouchers/voucher-scope.queries.ts';
import { voucherKind } from './promotions/vouchers/vouchers.ts';
import { promotionRoutes } from './promotions/promotions.routes.ts';
import { vouchersRoutes } from './promotions/vouchers/vouchers.routes.ts';
import { orderedDesigns } from './orders/ordered-designs.queries.ts';
import { countCustomerUses } from './orders/voucher-uses-by-customer.queries.ts';
import { ordersOfVoucher } from './orders/voucher-references.queries.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { shopOrdersRoutes } from './orders/shop-orders.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { storefrontRoutes } from './shop/shop.routes.ts';
import { attributesRoutes } from './taxonomy/attributes/attributes.routes.ts';
import { attributeValuesRoutes } from './taxonomy/attribute-values/attribute-values.routes.ts';
import { categoriesRoutes } from './taxonomy/categories/categories.routes.ts';
import { subCategoriesRoutes } from './taxonomy/sub-categories/sub-categories.routes.ts';

export interface ApiOptions {
  database: OpenDatabase;
  media: MediaStore;
  /** processes that encode pictures in the background */
  pictureEncoders: number;
}

interface ScopeOptions extends ApiOptions {
  background: BackgroundEncoding;
}

/** Everything under `/api` and `/media`, for the Fastify instance of any process; make that one with `serverOptions`. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, media: store, pictureEncoders: encoders } = options;
  const background = new BackgroundEncoding({ db: database.db, store, encoders, log: server.log });
  server.addHook('onListen', async () => background.scan());
  server.addHook('onClose', () => background.close());
  await server.register(apiScope, { ...options, background, prefix: '/api' });
  await server.register(mediaScope, { ...options, background, prefix: '/media' });
}

async function mediaScope(scope: FastifyInstance, options: ScopeOptions): Promise<void> {
  const { database, media, background } = options;
  const { db } = database;
  await scope.register(responses);
  await scope.register(mediaRoutes, { renditions: openRenditions(media, background) });
  await scope.register(designPicturesRoutes, { db });
}

async function apiScope(scope: FastifyInstance, { database, media, background }: ScopeOptions): Promise<void> {
  const { db } = database;
  await scope.register(responses);
  await scope.register(openApi);
  await scope.register(docs);
  await scope.register(async (inner) => {
    await inner.register(access, database);
    const routes = checkInputsByContract(inner);
    await storefrontRoutes(routes, { database, usesBy: countCustomerUses, orderedDesigns });
    await shopOrdersRoutes(routes, database);
    await authRoutes(routes, database);
    await profileRoutes(routes, database);
    await consoleRoutes(routes, database);
    await settingsRoutes(routes, database);
    await attributesRoutes(routes, { db, users: taxonomyReferences.ofAttribute });
    await attributeValuesRoutes(routes, { db, users: taxonomyReferences.ofAttributeValue });
    await variantBulkRoutes(routes, database);
    await productListRoutes(routes, database);
    await productsRoutes(routes, database);
    await productBulkRoutes(routes, database);
    await reviewsRoutes(routes, database);
    await ordersRoutes(routes, database);
    await vouchersRoutes(routes, database);
    await galleryRoutes(routes, database);
    await designRatesRoutes(routes, database);
    await inner.register(productImport, { database });
    await inner.register(async (forms) => {
      await forms.register(imageForms, { background });
      const formRoutes = checkInputsByContract(forms);
      await categoriesRoutes(formRoutes, { db, media, users: [...taxonomyReferences.ofCategory, vouchersOfCategory] });
      await subCategoriesRoutes(formRoutes, { db, media, users: taxonomyReferences.ofSubCategory });
      await productImagesRoutes(formRoutes, { db, media });
      await variantsRoutes(formRoutes, { db, media });
      await promotionRoutes(formRoutes, { db, media, kind: headerOfferKind });
      await promotionRoutes(formRoutes, { db, media, kind: popUpOfferKind });
      await promotionRoutes(formRoutes, { db, media, kind: bannerKind });
      await promotionRoutes(formRoutes, { db, media, kind: festivalBannerKind });
      await promotionRoutes(formRoutes, { db, media, kind: showcaseKind });
      await promotionRoutes(formRoutes, { db, media, kind: galleryPictureKind });
      await promotionRoutes(formRoutes, { db, media, kind: voucherKind, users: [ordersOfVoucher] });
    });
  });
}
