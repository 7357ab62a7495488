import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../core/cache/response-cache.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import type { RowReference } from '../core/database/row-references.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { imageForms } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { activePromotionsRoutes } from '../promotions/active/active-promotions.routes.ts';
import { bannerKind } from '../promotions/banners/banners.ts';
import { festivalBannerKind } from '../promotions/banners/festival-banners.ts';
import { galleryRoutes } from '../promotions/gallery/gallery.routes.ts';
import { galleryPictureKind } from '../promotions/gallery/gallery-pictures.ts';
import { headerOfferKind } from '../promotions/offers/header-offers.ts';
import { popUpOfferKind } from '../promotions/offers/pop-up-offers.ts';
import { promotionRoutes } from '../promotions/promotions.routes.ts';
import { showcaseKind } from '../promotions/showcases.ts';
import { vouchersRoutes } from '../promotions/vouchers/vouchers.routes.ts';
import { voucherKind } from '../promotions/vouchers/vouchers.ts';

interface PromotionsOptions {
  database: OpenDatabase;
  media: MediaStore;
  background: BackgroundEncoding;
  cache: ResponseCache;
  /** rows of later domains that refer to a voucher, which is then not deleted */
  voucherReferences: RowReference[];
}

/** Registers offers, banners, showcases, the gallery and vouchers, and the promotions that shoppers see now. */
export async function promotionsPlugin(scope: FastifyInstance, options: PromotionsOptions): Promise<void> {
  const { database, media, background, cache, voucherReferences } = options;
  const { db } = database;
  const routes = withContractValidation(scope);
  await activePromotionsRoutes(routes, { database, cache });
  await vouchersRoutes(routes, database);
  await galleryRoutes(routes, { db });

  await scope.register(async (forms) => {
    await forms.register(imageForms, { background });
    const formRoutes = withContractValidation(forms);
    await promotionRoutes(formRoutes, { db, media, kind: headerOfferKind });
    await promotionRoutes(formRoutes, { db, media, kind: popUpOfferKind });
    await promotionRoutes(formRoutes, { db, media, kind: bannerKind });
    await promotionRoutes(formRoutes, { db, media, kind: festivalBannerKind });
    await promotionRoutes(formRoutes, { db, media, kind: showcaseKind });
    await promotionRoutes(formRoutes, { db, media, kind: galleryPictureKind });
    await promotionRoutes(formRoutes, { db, media, kind: voucherKind, references: voucherReferences });
  });
}
