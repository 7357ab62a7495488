/**
 * Hides the browser from the gate of the product under test: releases that fail are forced on purpose, and two
 * promotions must reach the store at the same time, not one after the other after a browser check.
 */
export const settings: Record<string, string> = { PATH: '' };
