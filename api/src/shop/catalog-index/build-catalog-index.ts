import { facetAttributes } from './facet-attributes.ts';
import { naturalOrder } from './natural-order.ts';
import type { CatalogIndexColumns } from './catalog-index-columns.ts';
import type { FacetValue } from './catalog-index.queries.ts';
import { missingValue, type FacetEntry, type CatalogIndex } from './catalog-index.ts';

interface Labels {
  categories: FacetEntry[];
  subCategories: (FacetEntry & { category_id: number })[];
  /** values of all facets */
  values: FacetValue[];
}

/** Joins all parts to one index and replaces ids by positions in the lists of `labels`. */
export function buildCatalogIndex(
  parts: CatalogIndexColumns[],
  { categories, subCategories, values }: Labels,
): CatalogIndex {
  const categoryIndexes = indexesById(categories);
  const sizes = sortedValues(values, facetAttributes.size);
  const colours = sortedValues(values, facetAttributes.colour);
  const joinColumn = (column: Int32Column) =>
    join(
      Int32Array,
      parts.map((part) => part[column]),
    );
  return {
    categories,
    subCategories: subCategories.map(({ id, title, category_id }) => ({
      id,
      title,
      parent: categoryIndexes.get(category_id) ?? missingValue,
    })),
    sizes: sizes.map(({ title }) => title),
    colours: colours.map(({ title }) => title),
    ids: joinColumn('ids'),
    category: toIndexes(joinColumn('category'), categoryIndexes),
    subCategory: toIndexes(joinColumn('subCategory'), indexesById(subCategories)),
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
    minPrice: joinColumn('minPrice'),
    firstVariant: prefixSums(joinColumn('variantCount')),
    price: joinColumn('price'),
    isStocked: join(
      Uint8Array,
      parts.map(({ isStocked }) => isStocked),
    ),
    size: toIndexes(joinColumn('size'), indexesById(sizes)),
    colour: toIndexes(joinColumn('colour'), indexesById(colours)),
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
  const joined = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Returns the cumulative sums, starting with 0. */
function prefixSums(counts: Int32Array): Int32Array {
  const sums = new Int32Array(counts.length + 1);
  let sum = 0;
  for (const [index, count] of counts.entries()) {
    sum += count;
    sums[index + 1] = sum;
  }
  return sums;
}

function indexesById(list: { id: number }[]): ReadonlyMap<number, number> {
  return new Map(list.map(({ id }, index) => [id, index]));
}

function toIndexes(ids: Int32Array, indexes: ReadonlyMap<number, number>): Int32Array {
  return ids.map((id) => indexes.get(id) ?? missingValue);
}

function sortedValues(values: FacetValue[], facet: string): FacetValue[] {
  return values.filter((value) => value.facet === facet).sort((a, b) => naturalOrder.compare(a.title, b.title));
}
