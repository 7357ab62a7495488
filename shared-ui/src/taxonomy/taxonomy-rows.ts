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

/**
 * Version of the cached rows. Raise it when their shape in the query cache changes: modules that were built with different
 * versions run in one page, and do not read each other's rows.
 */
const version = 1;

/** Returns the first part of the key of `taxonomyRows`, of any version. Whoever changes a row invalidates it. */
export function taxonomyKey(...resource: [] | [keyof TaxonomyRows]): string[] {
  return ['shared', 'taxonomy', ...resource];
}

/** Queries all rows of a resource. All modules of a page share them. */
export function taxonomyRows<Resource extends keyof TaxonomyRows>(http: HttpReader, resource: Resource) {
  return queryOptions({
    queryKey: [...taxonomyKey(resource), version],
    queryFn: async ({ signal }) => {
      const response = await http.get<ListResponse<TaxonomyRows[Resource]>>(`/admin/${resource}/list`, { signal });
      return response.data;
    },
    staleTime: 60_000,
  });
}
