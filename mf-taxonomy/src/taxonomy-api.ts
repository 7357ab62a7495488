import { http } from '@lumora/shared-auth/core';
import { crudResource, type CrudResource } from '@lumora/shared-ui/api';
import { taxonomyKey } from '@lumora/shared-ui/taxonomy';

export type TaxonomyApi<Row extends { id: number }, ListRow extends Row = Row> = CrudResource<Row, ListRow>;

type Resource = NonNullable<Parameters<typeof taxonomyKey>[0]>;

/**
 * Returns the calls of one taxonomy resource. `shownIn` names the resources whose rows show a title or a number of this one. A change
 * also invalidates the lists that other modules read.
 */
export function taxonomyApi<Row extends { id: number }, ListRow extends Row>(resource: Resource, shownIn: Resource[]) {
  const keyOf = (name: Resource) => ['mf-taxonomy', name];
  const shared = [resource, ...shownIn].map((name) => taxonomyKey(name));
  return crudResource<Row, ListRow>({
    http,
    path: `/admin/${resource}`,
    key: keyOf(resource),
    shownIn: [...shownIn.map(keyOf), ...shared],
  });
}
