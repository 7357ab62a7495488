export { crudResource, type WriteResponse, type CrudResource } from './crud/crud-resource.ts';
export {
  parseFlag,
  parseSearchParams,
  parseWholeNumber,
  type ListSearchParams,
  type ParsedListQuery,
} from './data-table/query/list-search-params.ts';
export { imageParts } from './form-data/image-parts.ts';
export { toFormData } from './form-data/to-form-data.ts';
export { apiQuery, listQuery } from './api/api-query.ts';
export { invalidate } from './api/invalidate.ts';
