/**
 * The gate of the product under test finds no browser: what is to fail is released past it on purpose, and two
 * promotions are to meet at the store, not one after the other before a browser.
 */
export const settings: Record<string, string> = { PATH: '' };
