import { object, string, type InferType } from '../validation/schema.ts';

/** Query of `GET /admin/search`. */
export const searchQuery = object({
  q: string().trim().required('Type what to search for').max(200, 'Search for at most 200 characters'),
});
export type SearchQuery = InferType<typeof searchQuery>;
