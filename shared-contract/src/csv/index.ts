export * from './csv-time.ts';
export * from './format-csv.ts';
export * from './formula-text.ts';
