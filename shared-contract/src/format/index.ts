export * from './format-number.ts';
export * from './paise.ts';
export * from './rupees.ts';
