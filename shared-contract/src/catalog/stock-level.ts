/** `low` means 1…`lowStock` pieces. Separate from the inputs, so that a page that shows stock does not load yup. */
export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];
export const lowStock = 5;
