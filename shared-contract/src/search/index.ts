export * from './search-hit.ts';
export * from './search-query.ts';
