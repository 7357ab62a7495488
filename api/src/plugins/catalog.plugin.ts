import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { OpenDatabase } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { imageForms } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { productImagesRoutes } from '../catalog/images/product-images.routes.ts';
import { productImport } from '../catalog/import/product-import.plugin.ts';
import { productBulkRoutes } from '../catalog/products/product-bulk.routes.ts';
import { productListRoutes } from '../catalog/products/product-list.routes.ts';
import { productsRoutes } from '../catalog/products/products.routes.ts';
import { variantBulkRoutes, variantsRoutes } from '../catalog/variants/variants.routes.ts';

interface CatalogOptions {
  database: OpenDatabase;
  media: MediaStore;
  background: BackgroundEncoding;
}

/**
 * Registers products, their images and variants. The plugin is not encapsulated: the hook of the product list that drops
 * the cached totals after a write also runs for the routes of other domains, since an order changes the stock.
 */
export const catalogPlugin = fastifyPlugin(
  async (scope: FastifyInstance, { database, media, background }: CatalogOptions) => {
    const { db } = database;
    const routes = withContractValidation(scope);
    await variantBulkRoutes(routes, { db });
    await productListRoutes(routes, database);
    await productsRoutes(routes, { db });
    await productBulkRoutes(routes, { db });

    await scope.register(productImport, { database });
    await scope.register(async (forms) => {
      await forms.register(imageForms, { background });
      const formRoutes = withContractValidation(forms);
      await productImagesRoutes(formRoutes, { db, media });
      await variantsRoutes(formRoutes, { db, media });
    });
  },
);
