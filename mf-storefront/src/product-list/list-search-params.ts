export const listPath = '/product-display';

/** The list of one category. */
export function categoryPath(id: number): string {
  return `${listPath}?category_id=${id}`;
}
