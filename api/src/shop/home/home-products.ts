import type { Home, ShopCard } from '@lumora/shared-contract';
import type { Database } from '../../core/database/database.ts';
import { readGlows } from './glows.queries.ts';
import type { ShopCatalogue } from '../catalog-index/shop-catalogue.ts';

/** Categories with a section of their own on the home page, by title. */
const homeSections = ['LED Boards', 'LED Name Plates', 'LED Logos'] as const;

const mostPerShelf = 4;

/** The products of the home page, with one picture each: the page is to be light. */
export async function listHomeProducts(
  db: Database,
  catalogue: ShopCatalogue,
): Promise<Pick<Home, 'showcase' | 'sections'>> {
  const [showcase, sections] = await Promise.all([
    catalogue.firstOf(mostPerShelf, { only: 'best' }),
    readSections(catalogue),
  ]);
  const ids = showcase.map(({ id }) => id);
  const glows = await readGlows(db, ids);
  return {
    showcase: showcase.map((card) => ({ ...withOnePicture(card), glow: glows.get(card.id) ?? 'pink' })),
    sections: sections.filter(({ products }) => products.length > 0),
  };
}

function withOnePicture(card: ShopCard): ShopCard {
  return { ...card, hover_image: null };
}

async function readSections(catalogue: ShopCatalogue): Promise<Home['sections']> {
  const categories = await catalogue.categoriesTitled(homeSections);
  return Promise.all(
    categories.map(async (category) => ({
      category,
      products: (await catalogue.firstOf(mostPerShelf, { category_id: category.id })).map(withOnePicture),
    })),
  );
}
