import type { Home, ShopCategory } from '@lumora/shared-contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { images } from '../media/tables.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { categories, subCategories } from '../taxonomy/tables.ts';

/** A home page shows its first rows; without a bound, one import of thousands would make it unreadable and slow. */
const mostCategories = 60;

/** What every page says of the shop, and its categories. */
export async function readHome(db: Database): Promise<Pick<Home, 'shop' | 'categories'>> {
  const [settings, rows] = await Promise.all([readSettings(db), firstCategories(db)]);
  const children = await subCategoriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    shop: {
      name: settings.name,
      chat_phone: settings.chat_phone,
      contact_email: settings.contact_email,
      social_links: [
        { name: 'Instagram', url: settings.instagram_url },
        { name: 'Facebook', url: settings.facebook_url },
        { name: 'YouTube', url: settings.youtube_url },
      ].filter(({ url }) => url !== ''),
    },
    categories: rows.map(({ id, title, image }) => ({
      id,
      title,
      image: presentPicture(image, title),
      sub_categories: children.filter((child) => child.category_id === id),
    })),
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
