export * from './format-number.ts';
export * from './rupees.ts';
