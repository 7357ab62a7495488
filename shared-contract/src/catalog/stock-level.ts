/** `low` is 1…`lowStock` pieces. Apart from the inputs, so that a list that shows stock loads no rules. */
export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];
export const lowStock = 5;
