import { queryOptions } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { Attribute, AttributeValue, Category, SubCategory } from '@lumora/shared-contract/taxonomy';

/** The lists of the taxonomy that several modules read, by the last part of their path in the API. */
interface TaxonomyRows {
  categories: Category;
  'sub-categories': SubCategory;
  attributes: Attribute;
  'attributes-values': AttributeValue;
}

/** The part of an HTTP client that the queries need; `http` of shared-auth fits. */
interface HttpReader {
  get<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
}

/** Returns the key of `taxonomyRows`, or without a resource its first part. Whoever changes a row invalidates it. */
export function taxonomyKey(...resource: [] | [keyof TaxonomyRows]): string[] {
  return ['shared', 'taxonomy', ...resource];
}

/**
 * Queries all rows of a resource. All modules of a page share the rows and this code, whose version is in
 * `build/shared-modules.ts`.
 */
export function taxonomyRows<Resource extends keyof TaxonomyRows>(http: HttpReader, resource: Resource) {
  return queryOptions({
    queryKey: taxonomyKey(resource),
    queryFn: async ({ signal }) => {
      const response = await http.get<ListResponse<TaxonomyRows[Resource]>>(`/admin/${resource}/list`, { signal });
      return response.data;
    },
    staleTime: 60_000,
  });
}
