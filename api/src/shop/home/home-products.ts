import type { Home, ShopCard } from '@lumora/shared-contract/storefront';
import type { Database } from '../../core/database/database.ts';
import { getGlowsByProductId } from './glows.queries.ts';
import type { ShopCatalog } from '../catalog-index/shop-catalog.ts';

/** Titles of the categories that have a section on the home page. */
const homeSections = ['LED Boards', 'LED Name Plates', 'LED Logos'] as const;

const maxBestSellers = 4;
const maxPerSection = 2;

/** Returns the best sellers and the sections of the home page, with one image per product to keep the page small. */
export async function listHomeProducts(
  db: Database,
  catalog: ShopCatalog,
): Promise<Pick<Home, 'showcase' | 'sections'>> {
  const [showcase, sections] = await Promise.all([
    catalog.firstCards(maxBestSellers, { only: 'best' }),
    listSections(catalog),
  ]);
  const ids = showcase.map(({ id }) => id);
  const glows = await getGlowsByProductId(db, ids);
  return {
    showcase: showcase.map((card) => ({ ...withoutHoverImage(card), glow: glows.get(card.id) ?? 'pink' })),
    sections: sections.filter(({ products }) => products.length > 0),
  };
}

function withoutHoverImage(card: ShopCard): ShopCard {
  return { ...card, hover_image: null };
}

async function listSections(catalog: ShopCatalog): Promise<Home['sections']> {
  const categories = await catalog.categoriesByTitle(homeSections);
  return Promise.all(
    categories.map(async (category) => ({
      category,
      products: (await catalog.firstCards(maxPerSection, { category_id: category.id })).map(withoutHoverImage),
    })),
  );
}
