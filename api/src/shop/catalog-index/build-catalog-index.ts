import { facetAttributes } from './facet-attributes.ts';
import { naturalOrder } from './natural-order.ts';
import type { CatalogIndexColumns } from './catalog-index-columns.ts';
import type { FacetValue } from './catalog-index.queries.ts';
import { none, type FacetEntry, type CatalogIndex } from './catalog-index.ts';

interface Labels {
  categories: FacetEntry[];
  subCategories: (FacetEntry & { category_id: number })[];
  /** of all facets */
  values: FacetValue[];
}

/** One shelf of all parts, where ids have become places in the lists of `labels`. */
export function buildCatalogIndex(
  parts: CatalogIndexColumns[],
  { categories, subCategories, values }: Labels,
): CatalogIndex {
  const categoryPlaces = placesById(categories);
  const sizes = choicesOf(values, facetAttributes.size);
  const colours = choicesOf(values, facetAttributes.colour);
  const joined = (column: Int32Column) =>
    join(
      Int32Array,
      parts.map((part) => part[column]),
    );
  return {
    categories,
    subCategories: subCategories.map(({ id, title, category_id }) => ({
      id,
      title,
      parent: categoryPlaces.get(category_id) ?? none,
    })),
    sizes: sizes.map(({ title }) => title),
    colours: colours.map(({ title }) => title),
    ids: joined('ids'),
    category: toPlaces(joined('category'), categoryPlaces),
    subCategory: toPlaces(joined('subCategory'), placesById(subCategories)),
    isBest: join(
      Uint8Array,
      parts.map(({ isBest }) => isBest),
    ),
    isNew: join(
      Uint8Array,
      parts.map(({ isNew }) => isNew),
    ),
    publishedAt: join(
      Float64Array,
      parts.map(({ publishedAt }) => publishedAt),
    ),
    lowestPrice: joined('lowestPrice'),
    firstVariant: sumsOf(joined('variantCount')),
    price: joined('price'),
    isStocked: join(
      Uint8Array,
      parts.map(({ isStocked }) => isStocked),
    ),
    size: toPlaces(joined('size'), placesById(sizes)),
    colour: toPlaces(joined('colour'), placesById(colours)),
  };
}

type Int32Column = {
  [Name in keyof CatalogIndexColumns]: CatalogIndexColumns[Name] extends Int32Array ? Name : never;
}[keyof CatalogIndexColumns];

interface NumberList extends Iterable<number> {
  length: number;
  set(part: ArrayLike<number>, offset: number): void;
}

function join<List extends NumberList>(Kind: new (length: number) => List, parts: (List & ArrayLike<number>)[]): List {
  const whole = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** 0, then after each number the sum so far. */
function sumsOf(counts: Int32Array): Int32Array {
  const sums = new Int32Array(counts.length + 1);
  let sum = 0;
  for (const [place, count] of counts.entries()) {
    sum += count;
    sums[place + 1] = sum;
  }
  return sums;
}

function placesById(list: { id: number }[]): ReadonlyMap<number, number> {
  return new Map(list.map(({ id }, place) => [id, place]));
}

function toPlaces(ids: Int32Array, places: ReadonlyMap<number, number>): Int32Array {
  return ids.map((id) => places.get(id) ?? none);
}

function choicesOf(values: FacetValue[], facet: string): FacetValue[] {
  return values.filter((value) => value.facet === facet).sort((a, b) => naturalOrder.compare(a.title, b.title));
}
