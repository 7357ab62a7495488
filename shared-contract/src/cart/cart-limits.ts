/** Max quantity of an order line, whatever the stock. Separate from the schemas, so that pages of the shop do not load yup. */
export const maxQuantityPerLine = 20;

/** Max lines of a cart. */
export const maxCartLines = 50;
