import type { CatalogIndex } from './catalog-index.ts';

/** Places of products like the one at `place`: of its sub-category, then of its category, then best sellers. */
export function relatedIndexes(shelf: CatalogIndex, order: Int32Array, place: number, most: number): number[] {
  const { category, subCategory, isBest } = shelf;
  const ranks: number[][] = [[], [], []];
  for (const other of order) {
    if (other === place) continue;
    const isSibling = subCategory[other] === subCategory[place] && category[other] === category[place];
    const isCousin = category[other] === category[place];
    if (isSibling) ranks[0]?.push(other);
    else if (isCousin) ranks[1]?.push(other);
    else if (isBest[other] === 1) ranks[2]?.push(other);
    if (ranks[0]?.length === most) break;
  }
  return ranks.flat().slice(0, most);
}
