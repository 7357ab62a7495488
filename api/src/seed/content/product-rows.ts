import { slugOf } from '../../catalog/slugs/slug.ts';
import type { SampleLine, SampleProduct } from '@lumora/sample-shop/lines/sample-line';
import { sampleProducts } from '@lumora/sample-shop/sample-products';
import { childIdsOf } from './child-ids.ts';
import type { IdTree } from './taxonomy.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the rows of the sample products, the oldest first; `now` (ms since 1970) is the latest possible creation. */
export function productRows(categories: IdTree, updated_by: string, now: number) {
  const slugs = new Set<string>();
  return sampleProducts.map(({ line, product }, index) => {
    const { name, tags, short, description, flags = [] } = product;
    const is_active = !flags.includes('draft');
    const created_at = new Date(now - ageInDays(product, sampleProducts.length - index) * dayMs).toISOString();
    return {
      ...categoryIdsOf(categories, line, product),
      name,
      slug: uniqueSlug(name, slugs),
      tags,
      short_description: short,
      description,
      meta_title: `${name} – ${line.kind}`,
      meta_keywords: tags,
      meta_description: short,
      is_active,
      best_seller: flags.includes('best'),
      new_arrival: flags.includes('new'),
      activated_at: is_active ? created_at : null,
      created_at,
      updated_at: created_at,
      updated_by,
    };
  });
}

function categoryIdsOf(categories: IdTree, { category }: SampleLine, { subCategory }: SampleProduct) {
  const [category_id, sub_category_id] = childIdsOf(categories, category, subCategory);
  return { category_id, sub_category_id };
}

/** Returns the age (days) of a sample product; new arrivals are at most two weeks old. */
function ageInDays({ flags = [] }: SampleProduct, rank: number) {
  return flags.includes('new') ? rank / 6 : 14 + rank * 3;
}

function uniqueSlug(name: string, used: Set<string>) {
  const base = slugOf(name);
  let slug = base;
  for (let number = 2; used.has(slug); number += 1) slug = `${base}-${number}`;
  used.add(slug);
  return slug;
}
