import { queryOptions } from '@tanstack/react-query';
import { http } from '@lumora/shared-auth/core';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopImage } from '@lumora/shared-contract/images';
import type { Home, ShopCard } from '@lumora/shared-contract/storefront';
import { shopQuery } from '../shop-info/shop-query.ts';

/** Fetches the content of the home page. The response contains the data of `shopQuery` too, which is put into the cache. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal, client }) => {
    const { shop, ...content } = (await http.get<ApiResponse<Home>>('/home', { signal })).data;
    const categories = content.categories.map(({ id, title }) => ({ id, title }));
    client.setQueryData(shopQuery.queryKey, { shop, categories });
    return pickShownFields(content);
  },
  refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  retryOnMount: false, // a page rendered without the API is hydrated unchanged
});

export type HomeContent = ReturnType<typeof pickShownFields>;

/**
 * Removes fields that the page does not show, because the data is embedded in the page. In the order of the page, most of
 * the data is within 32 kB of its HTML, where the compression finds the repetition.
 */
function pickShownFields({ showcase, categories, sections, brands, reviews, works }: Omit<Home, 'shop'>) {
  return {
    showcase: showcase.map((card) => ({ ...pickCardFields(card), glow: card.glow })),
    categories: categories.map(({ id, title, image }) => ({ id, title, image: withoutAlt(image) })),
    sections: sections.map(({ category, products }) => ({ category, products: products.map(pickCardFields) })),
    brands: brands.map((brand) => ({ ...brand, image: { ...brand.image, alt: '' } })),
    reviews,
    works: works.map((work) => ({ ...work, image: withoutAlt(work.image) })),
  };
}

/** Picks the fields of a card without badges, which say nothing where all signs are best sellers. */
function pickCardFields({ category: _category, hover_image: _other, image, ...card }: ShopCard) {
  return { ...card, image: withoutAlt(image), is_best: false, is_new: false };
}

/** Clears the alternative text, because the name next to the picture describes it. */
function withoutAlt(image: ShopImage | null): ShopImage | null {
  return image && { ...image, alt: '' };
}
