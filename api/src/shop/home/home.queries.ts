import type { Home, ShopCategory, ShopInfo, ShopSummary } from '@lumora/shared-contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

/** A home page shows its first rows; without a bound, one import of thousands would make it unreadable and slow. */
const mostCategories = 60;

/** What every page says of the shop, and the names of its categories. */
export async function readShopSummary(db: Database): Promise<ShopSummary> {
  const [shop, rows] = await Promise.all([readFacts(db), firstCategories(db)]);
  return { shop, categories: rows.map(({ id, title }) => ({ id, title })) };
}

/** The same with all that the home page shows of the categories. */
export async function readHome(db: Database): Promise<Pick<Home, 'shop' | 'categories'>> {
  const [shop, rows] = await Promise.all([readFacts(db), firstCategories(db)]);
  const children = await subCategoriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    shop,
    categories: rows.map(({ id, title, image }) => ({
      id,
      title,
      image: presentPicture(image, title),
      sub_categories: children.filter((child) => child.category_id === id),
    })),
  };
}

async function readFacts(db: Database): Promise<ShopInfo> {
  const settings = await readSettings(db);
  return {
    name: settings.name,
    chat_phone: settings.chat_phone,
    contact_email: settings.contact_email,
    social_links: [
      { name: 'Instagram', url: settings.instagram_url },
      { name: 'Facebook', url: settings.facebook_url },
      { name: 'YouTube', url: settings.youtube_url },
    ].filter(({ url }) => url !== ''),
  };
}

function firstCategories(db: Database) {
  const { hash, width, height, placeholder, alt } = images;
  return db
    .select({ id: categories.id, title: categories.title, image: { hash, width, height, placeholder, alt } })
    .from(categories)
    .leftJoin(images, eq(images.hash, categories.image_hash))
    .orderBy(asc(categories.priority), asc(categories.id))
    .limit(mostCategories);
}

function subCategoriesOf(db: Database, ids: number[]) {
  const { id, title, category_id, priority } = subCategories;
  return db
    .select({ id, title, category_id })
    .from(subCategories)
    .where(inArray(category_id, ids))
    .orderBy(asc(priority), asc(id));
}

type ImageRow = Awaited<ReturnType<typeof firstCategories>>[number]['image'];

function presentPicture(image: ImageRow, title: string): ShopCategory['image'] {
  return image && { ...image, alt: image.alt || title };
}
