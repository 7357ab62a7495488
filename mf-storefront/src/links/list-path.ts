/** Path of the list of all products. */
export const listPath = '/product-display';

/** Returns the path of a category's list. */
export function categoryPath(id: number): string {
  return `${listPath}?category_id=${id}`;
}
