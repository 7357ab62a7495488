import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { imageForms } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { enquiriesRoutes } from '../enquiries/enquiries.routes.ts';
import { shopEnquiriesRoutes } from '../enquiries/shop-enquiries.routes.ts';

interface EnquiriesOptions {
  db: Database;
  media: MediaStore;
  background: BackgroundEncoding;
}

/** Registers enquiries for signs made from a logo: sent by shoppers, answered in the console. */
export async function enquiriesPlugin(scope: FastifyInstance, { db, media, background }: EnquiriesOptions) {
  await scope.register(imageForms, { background });
  const routes = withContractValidation(scope);
  await enquiriesRoutes(routes, { db, media });
  await shopEnquiriesRoutes(routes, { db, media });
}
