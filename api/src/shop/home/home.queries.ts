import {
  accessoryCategoryTitle,
  type Home,
  type ShopCategory,
  type ShopInfo,
  type ShopSummary,
} from '@lumora/shared-contract/storefront';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { categoryHasActiveProduct, subCategoryHasActiveProduct } from '../../catalog/products/has-active-product.ts';
import type { Database } from '../../core/database/database.ts';
import { images } from '../../core/media/tables.ts';
import { getSettings } from '../../settings/settings.queries.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

/** Limit for shops that import thousands of categories, which would make the home page unreadable and slow. */
const maxCategories = 60;

/** Returns the shop's details and the titles of the categories with active products, for every page. */
export async function getShopSummary(db: Database): Promise<ShopSummary> {
  const [shop, rows] = await Promise.all([getShopDetails(db), selectCategories(db)]);
  return { shop, categories: rows.map(({ id, title }) => ({ id, title })) };
}

/** Returns the shop's details and the categories and sub-categories with active products, for the home page. */
export async function getHome(db: Database): Promise<Pick<Home, 'shop' | 'categories'>> {
  const [shop, rows] = await Promise.all([getShopDetails(db), selectCategories(db)]);
  const children = await selectSubCategories(
    db,
    rows.map(({ id }) => id),
  );
  return {
    shop,
    categories: rows.map(({ id, title, image }) => ({
      id,
      title,
      image: presentCategoryImage(image, title),
      sub_categories: children.filter((child) => child.category_id === id),
    })),
  };
}

async function getShopDetails(db: Database): Promise<ShopInfo> {
  const settings = await getSettings(db);
  const { legal_name, gstin, address, phone, grievance_officer } = settings;
  return {
    name: settings.name,
    chat_phone: settings.chat_phone,
    contact_email: settings.contact_email,
    social_links: [
      { name: 'Instagram', url: settings.instagram_url },
      { name: 'Facebook', url: settings.facebook_url },
      { name: 'YouTube', url: settings.youtube_url },
    ].filter(({ url }) => url !== ''),
    company: { legal_name, gstin, address, phone, grievance_officer },
  };
}

function selectCategories(db: Database) {
  const { hash, width, height, placeholder, alt } = images;
  return db
    .select({ id: categories.id, title: categories.title, image: { hash, width, height, placeholder, alt } })
    .from(categories)
    .leftJoin(images, eq(images.hash, categories.image_hash))
    .where(
      and(sql`lower(${categories.title}) <> ${accessoryCategoryTitle.toLowerCase()}`, categoryHasActiveProduct(db)),
    )
    .orderBy(asc(categories.priority), asc(categories.id))
    .limit(maxCategories);
}

function selectSubCategories(db: Database, ids: number[]) {
  const { id, title, category_id, priority } = subCategories;
  return db
    .select({ id, title, category_id })
    .from(subCategories)
    .where(and(inArray(category_id, ids), subCategoryHasActiveProduct(db)))
    .orderBy(asc(priority), asc(id));
}

type ImageRow = Awaited<ReturnType<typeof selectCategories>>[number]['image'];

function presentCategoryImage(image: ImageRow, title: string): ShopCategory['image'] {
  return image && { ...image, alt: image.alt || title };
}
