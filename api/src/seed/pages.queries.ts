import type { Database } from '../core/database/database.ts';
import { pageProducts, pages } from '../shop/pages/tables.ts';
import { sampleWorks, shopPages, type PageText } from '@lumora/sample-shop/page-texts';
import { readSampleProductIds, sampleProductId, type SampleProductIds } from './sample-product-ids.queries.ts';
import { seededBy } from './seeded-by.ts';

/** Policies and contact, to which every page of the shop leads: a shop without the sample has them too. */
export function insertShopPages(db: Database): Promise<void> {
  return insertPages(db, shopPages, new Map());
}

/** The stories of works, with the pictures of the sample's products, which are all that there are. */
export async function insertSampleWorks(db: Database): Promise<void> {
  await insertPages(db, sampleWorks, await readSampleProductIds(db));
}

async function insertPages(db: Database, texts: PageText[], ids: SampleProductIds): Promise<void> {
  for (const { shows, ...text } of texts) {
    const [page] = await db
      .insert(pages)
      .values({ ...text, updated_by: seededBy })
      .returning({ id: pages.id });
    const rows = shows.map((picture, position) => {
      if (page === undefined) throw new Error(`The page “${text.slug}” was not stored.`);
      return { page_id: page.id, position, product_id: sampleProductId(ids, picture) };
    });
    if (rows.length > 0) await db.insert(pageProducts).values(rows);
  }
}
