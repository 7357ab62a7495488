import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse, Home, ShopCard, ShopImage } from '@lumora/shared-contract';
import { shopQuery } from '../frame/shop-query.ts';

/** What the home page shows. Its answer holds the shop's own facts too, so that nobody need ask for them again. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal, client }) => {
    const { shop, ...content } = (await http.get<ApiResponse<Home>>('/home', { signal })).data;
    const categories = content.categories.map(({ id, title }) => ({ id, title }));
    client.setQueryData(shopQuery.queryKey, { shop, categories });
    return shownOf(content);
  },
  refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  retryOnMount: false, // a page that the server drew without the API is taken over as it is
});

export type HomeContent = ReturnType<typeof shownOf>;

/**
 * The page carries its data: what it does not show would only make it heavier. What stands last in the page comes first,
 * near enough to it for the page's compression to see that it is the same.
 */
function shownOf({ sections, brands, showcase, categories, works }: Omit<Home, 'shop'>) {
  return {
    sections: sections.map(({ category, products }) => ({ category, products: products.map(cardShown) })),
    brands: brands.map((brand) => ({ ...brand, image: { ...brand.image, alt: '' } })),
    showcase: showcase.map((card) => ({ ...cardShown(card), glow: card.glow })),
    categories: categories.map((category) => ({ ...category, image: withoutWords(category.image) })),
    works: works.map((work) => ({ ...work, image: withoutWords(work.image) })),
  };
}

function cardShown({ category: _category, hover_image: _other, image, ...card }: ShopCard) {
  return { ...card, image: withoutWords(image) };
}

/** The name beside the picture says what is in it. */
function withoutWords(image: ShopImage | null): ShopImage | null {
  return image && { ...image, alt: '' };
}
