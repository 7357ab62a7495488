/** Collator that sorts numbers in titles by value: `9x9` before `16x18`. */
export const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
