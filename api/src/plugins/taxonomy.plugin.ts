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

interface TaxonomyOptions {
  db: Database;
  media: MediaStore;
  background: BackgroundEncoding;
  /** rows of later domains that refer to a row, which is then not deleted */
  references: Record<'ofCategory' | 'ofSubCategory' | 'ofAttribute' | 'ofAttributeValue', RowReference[]>;
}

/** Registers categories, sub-categories, attributes and attribute values. */
export async function taxonomyPlugin(
  scope: FastifyInstance,
  { db, media, background, references }: TaxonomyOptions,
): Promise<void> {
  const routes = withContractValidation(scope);
  await attributesRoutes(routes, { db, references: references.ofAttribute });
  await attributeValuesRoutes(routes, { db, references: references.ofAttributeValue });

  await scope.register(async (forms) => {
    await forms.register(imageForms, { background });
    const formRoutes = withContractValidation(forms);
    await categoriesRoutes(formRoutes, { db, media, references: references.ofCategory });
    await subCategoriesRoutes(formRoutes, { db, media, references: references.ofSubCategory });
  });
}
