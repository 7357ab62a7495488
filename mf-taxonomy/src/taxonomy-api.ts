import { http } from '@lumora/shared-auth/core';
import { crudResource, type CrudResource } from '@lumora/shared-ui/api';

export type TaxonomyApi<Row extends { id: number }> = CrudResource<Row>;

/** Returns the calls of one taxonomy resource. `shownIn` names the resources whose rows show a title of this one. */
export function taxonomyApi<Row extends { id: number }>(resource: string, shownIn: string[] = []) {
  const keyOf = (name: string) => ['mf-taxonomy', name];
  return crudResource<Row>({ http, path: `/admin/${resource}`, key: keyOf(resource), shownIn: shownIn.map(keyOf) });
}
