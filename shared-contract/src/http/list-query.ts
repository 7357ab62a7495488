import { number, object, string, type InferType } from '../validation/schema.ts';

/**
 * Query of every `list` call. Without `page` and `page_size` the response is the whole list. `sort` is a column name, with
 * a leading `-` for descending order; `q` searches the text columns of the list.
 */
export const listQuery = object({
  page: number().integer('page must be a whole number').min(1, 'page starts at 1'),
  page_size: number().integer('page_size must be a whole number').min(1).max(100, 'page_size is at most 100'),
  sort: string().trim().max(60),
  q: string().trim().max(200, 'Search for at most 200 characters'),
});

export type ListQuery = InferType<typeof listQuery>;
