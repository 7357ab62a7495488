import { products } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { pageProducts, pages } from '../storefront/pages/tables.ts';
import { sampleWorks, shopPages, type PageText } from './pages-texts.ts';
import { sampleProducts } from './sample-products.ts';
import { seededBy } from './seeded-by.ts';

/** Policies and contact, to which every page of the shop leads: a shop without the sample has them too. */
export function insertShopPages(db: Database): Promise<void> {
  return insertPages(db, shopPages, new Map());
}

/** The stories of works, with the pictures of the sample's products, which are all that there are. */
export async function insertSampleWorks(db: Database): Promise<void> {
  const { id } = products;
  const made = await db.select({ id }).from(products).orderBy(id).limit(sampleProducts.length);
  const byPicture = new Map(sampleProducts.map(({ product }, place) => [product.picture, made[place]?.id ?? 0]));
  await insertPages(db, sampleWorks, byPicture);
}

async function insertPages(db: Database, texts: PageText[], productIds: Map<string, number>): Promise<void> {
  for (const { shows, ...text } of texts) {
    const [page] = await db
      .insert(pages)
      .values({ ...text, updated_by: seededBy })
      .returning({ id: pages.id });
    const rows = shows.map((picture, position) => {
      const product_id = productIds.get(picture);
      if (page === undefined || product_id === undefined) throw new Error(`The sample has no sign “${picture}”.`);
      return { page_id: page.id, position, product_id };
    });
    if (rows.length > 0) await db.insert(pageProducts).values(rows);
  }
}
