import type { SitePage, WorkCard } from '@lumora/shared-contract/storefront';
import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { listGalleryPictures } from './gallery.queries.ts';
import { presentPicture, pictureColumns } from './product-pictures.queries.ts';
import { pageProducts, pages, type PageKind } from './tables.ts';

/**
 * Returns a text page with the images of its active products, or null when it does not exist. `preview` is the first
 * image, or else the first image of the gallery.
 */
export async function findPage(db: Database, kind: PageKind, slug: string): Promise<SitePage | null> {
  const { id, title, description, body, updated_at } = pages;
  const [page] = await db
    .select({ id, slug: pages.slug, title, description, body, updated_at })
    .from(pages)
    .where(and(eq(pages.kind, kind), eq(pages.slug, slug)));
  if (!page) return null;
  const { id: pageId, ...content } = page;
  const pictures = await selectPictures(db, pageId);
  const [first] = pictures.length > 0 ? pictures : await listGalleryPictures(db, 1);
  return { ...content, pictures, preview: first?.image ?? null };
}

/** Returns the first two works, oldest first, with the cover of their first product, for the home page. */
export async function listWorkCards(db: Database): Promise<WorkCard[]> {
  const { id, slug, title, description } = pages;
  const rows = await db
    .select({ id, slug, title, description })
    .from(pages)
    .where(eq(pages.kind, 'work'))
    .orderBy(asc(id))
    .limit(maxWorks);
  return Promise.all(
    rows.map(async ({ id: pageId, ...card }) => {
      const [first] = await selectPictures(db, pageId, 1, products.cover_hash);
      return { ...card, image: first?.image ?? null };
    }),
  );
}

const maxWorks = 2;
const maxPictures = 24;

const pageImageHash = sql`coalesce(${pageProducts.image_hash}, ${products.cover_hash})`;

async function selectPictures(db: Database, pageId: number, max = maxPictures, imageHash: SQLWrapper = pageImageHash) {
  const rows = await db
    .select(pictureColumns)
    .from(pageProducts)
    .innerJoin(products, and(eq(products.id, pageProducts.product_id), sql`${products.is_active}`))
    .innerJoin(images, eq(images.hash, imageHash))
    .where(eq(pageProducts.page_id, pageId))
    .orderBy(asc(pageProducts.position))
    .limit(max);
  return rows.map(presentPicture);
}
