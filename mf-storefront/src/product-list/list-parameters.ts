/** Search parameters of the list, with the same names in the URL of the page and the query of the API. */
export const singleParameters = [
  'q',
  'category_id',
  'sub_category_id',
  'price_min',
  'price_max',
  'in_stock',
  'sort',
  'page',
] as const;
/** Search parameters that can have several values. */
export const repeatedParameters = ['size', 'colour'] as const;

/** All search parameters that the list reads. */
export const listParameters: string[] = [...singleParameters, ...repeatedParameters];
