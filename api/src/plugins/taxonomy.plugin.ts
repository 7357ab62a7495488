import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import type { RowReference } from '../core/database/row-references.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { BackgroundEncoding } from '../core/media/background-encoding.ts';
import { imageForms } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { attributesRoutes } from '../taxonomy/attributes/attributes.routes.ts';
import { attributeValuesRoutes } from '../taxonomy/attribute-values/attribute-values.routes.ts';
import { categoriesRoutes } from '../taxonomy/categories/categories.routes.ts';
import { subCategoriesRoutes } from '../taxonomy/sub-categories/sub-categories.routes.ts';

type References =
  | 'productsOfCategory'
  | 'vouchersOfCategory'
  | 'productsOfSubCategory'
  | 'variantsOfAttribute'
  | 'variantsOfAttributeValue';

/** The references are rows of later domains, which taxonomy does not import. */
interface TaxonomyOptions extends Record<References, RowReference> {
  db: Database;
  media: MediaStore;
  background: BackgroundEncoding;
}

/** Registers categories, sub-categories, attributes and attribute values. */
export async function taxonomyPlugin(
  scope: FastifyInstance,
  { db, media, background, ...references }: TaxonomyOptions,
): Promise<void> {
  const routes = withContractValidation(scope);
  await attributesRoutes(routes, { db, variants: references.variantsOfAttribute });
  await attributeValuesRoutes(routes, { db, variants: references.variantsOfAttributeValue });

  await scope.register(async (forms) => {
    await forms.register(imageForms, { background });
    const formRoutes = withContractValidation(forms);
    await categoriesRoutes(formRoutes, {
      db,
      media,
      products: references.productsOfCategory,
      vouchers: references.vouchersOfCategory,
    });
    await subCategoriesRoutes(formRoutes, { db, media, products: references.productsOfSubCategory });
  });
}
