import { Type, type Static } from '@sinclair/typebox';

/** A result of the console's search. `kind` is its label, `path` the page that Enter opens. */
export const searchHit = Type.Object({ kind: Type.String(), title: Type.String(), path: Type.String() });
export type SearchHit = Static<typeof searchHit>;
