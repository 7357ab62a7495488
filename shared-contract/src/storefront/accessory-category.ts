/** Title of the category whose products are offered with every sign. Separate from the schemas, for pages of the shop. */
export const accessoryCategoryTitle = 'Accessories';
