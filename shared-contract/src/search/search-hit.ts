import { Type, type Static } from '@sinclair/typebox';

/** One row of the console's search: `kind` is shown beside it, `path` is where Enter goes. */
export const searchHit = Type.Object({ kind: Type.String(), title: Type.String(), path: Type.String() });
export type SearchHit = Static<typeof searchHit>;
