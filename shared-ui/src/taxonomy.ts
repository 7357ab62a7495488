export { taxonomyKey, taxonomyRows } from './taxonomy/taxonomy-rows.ts';
