export * from './format-csv.ts';
export * from './formula-text.ts';
