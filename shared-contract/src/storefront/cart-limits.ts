/** Most pieces of one variant in one order line, whatever the stock. Apart from the schemas, so that shoppers load none. */
export const maxQuantityPerLine = 20;

/** Most lines of one cart. */
export const maxCartLines = 50;
