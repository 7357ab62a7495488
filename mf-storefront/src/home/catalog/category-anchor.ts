/** Id of a category's card on the home page. */
export function categoryAnchor(id: number): string {
  return `category-${id}`;
}
