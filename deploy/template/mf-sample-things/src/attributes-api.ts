import type { Attribute } from '@lumora/shared-contract/taxonomy';
import { http } from '@lumora/shared-auth/core';
import { crudResource } from '@lumora/shared-ui/api';

/** Attributes are the example: replace type and path by a resource of the module. */
export const attributesApi = crudResource<Attribute>({
  http,
  path: '/admin/attributes',
  key: ['mf-sample-things', 'attributes'],
});
