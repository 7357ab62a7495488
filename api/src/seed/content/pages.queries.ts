import type { Database } from '../../core/database/database.ts';
import { pageProducts, pages } from '../../shop/pages/tables.ts';
import { sampleWorks, pageTexts, type PageText } from '@lumora/sample-shop/page-texts';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';
import { getSampleProductIds, sampleProductId, type SampleProductIds } from './sample-product-ids.queries.ts';
import { seededBy } from './seeded-by.ts';

/** Inserts the policies and the contact page, which every page of the shop links to, also without the sample. */
export function insertShopPages(db: Database): Promise<void> {
  return insertPages(db, pageTexts, new Map(), new Map());
}

/**
 * Inserts the stories about works with pictures of sample products, the first of them in a room. Call it before other
 * products are inserted.
 */
export async function insertSampleWorks(db: Database, pictures: DrawnPicture[]): Promise<void> {
  const roomHashBySlug = new Map(pictures.filter(({ view }) => view === 'room').map(({ slug, hash }) => [slug, hash]));
  await insertPages(db, sampleWorks, await getSampleProductIds(db), roomHashBySlug);
}

async function insertPages(
  db: Database,
  texts: PageText[],
  ids: SampleProductIds,
  roomHashBySlug: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { shows, ...text } of texts) {
    const [page] = await db
      .insert(pages)
      .values({ ...text, updated_by: seededBy })
      .returning({ id: pages.id });
    const rows = shows.map((picture, position) => {
      if (page === undefined) throw new Error(`The page “${text.slug}” was not stored.`);
      const image_hash = position === 0 ? roomHashBySlug.get(picture) : undefined;
      return { page_id: page.id, position, product_id: sampleProductId(ids, picture), image_hash };
    });
    if (rows.length > 0) await db.insert(pageProducts).values(rows);
  }
}
