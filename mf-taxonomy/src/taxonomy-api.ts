import { queryOptions } from '@tanstack/react-query';
import type { ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import { apiQuery, crudResource } from '@lumora/shared-ui/api';
import { taxonomyKey } from '@lumora/shared-ui/taxonomy';

export type TaxonomyApi<Row extends { id: number }, ListRow extends Row> = ReturnType<typeof taxonomyApi<Row, ListRow>>;

type Resource = NonNullable<Parameters<typeof taxonomyKey>[0]>;

interface ShownIn {
  /** resources whose rows show the title of a row of this one */
  titleIn?: Resource[];
  /** resources whose rows show a number of rows of this one */
  countIn?: Resource[];
}

/**
 * Returns the calls of one taxonomy resource. A change also invalidates the lists in which it is shown, and those that other
 * modules read, which have no counts.
 */
export function taxonomyApi<Row extends { id: number }, ListRow extends Row>(
  resource: Resource,
  { titleIn = [], countIn = [] }: ShownIn,
) {
  const path = `/admin/${resource}`;
  const keyOf = (name: Resource) => ['mf-taxonomy', name];
  const key = keyOf(resource);
  const shared = [resource, ...titleIn].map((name) => taxonomyKey(name));

  return {
    ...crudResource<Row, ListRow>({
      http,
      path,
      key,
      shownIn: [...[...titleIn, ...countIn].map(keyOf), ...shared],
    }),
    /** All rows with their counts. */
    all: queryOptions({
      ...apiQuery<ListResponse<Required<ListRow>>>({
        http,
        key: [...key, 'all'],
        path: `${path}/list`,
        query: { counts: true },
      }),
      select: ({ data }) => data,
    }),
  };
}
