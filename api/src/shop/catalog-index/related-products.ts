import type { CatalogIndex } from './catalog-index.ts';

/**
 * Returns the indexes of at most `max` products related to the one at `index`: of its sub-category, then of its category,
 * then best sellers, each in the sequence of `order`.
 */
export function relatedIndexes(catalogIndex: CatalogIndex, order: Int32Array, index: number, max: number): number[] {
  const { category, subCategory, isBest } = catalogIndex;
  const ranks: number[][] = [[], [], []];
  for (const other of order) {
    if (other === index) continue;
    const isSameSubCategory = subCategory[other] === subCategory[index] && category[other] === category[index];
    const isSameCategory = category[other] === category[index];
    if (isSameSubCategory) ranks[0]?.push(other);
    else if (isSameCategory) ranks[1]?.push(other);
    else if (isBest[other] === 1) ranks[2]?.push(other);
    if (ranks[0]?.length === max) break;
  }
  return ranks.flat().slice(0, max);
}
