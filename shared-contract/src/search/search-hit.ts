import { Type, type Static } from '@sinclair/typebox';

/**
 * A result of the console's search: an entity, whose page the manifests of the modules declare. `kind` is its label too.
 */
export const searchHit = Type.Object({
  kind: Type.String(),
  id: Type.Integer(),
  title: Type.String(),
});
export type SearchHit = Static<typeof searchHit>;
