import { Type, type Static } from '@sinclair/typebox';

/** Answer of `GET /admin/overview`: what the dashboard shows. Holds only what the user may view; `path` is a console page. */
export const overview = Type.Object({
  counts: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer(), path: Type.String() })),
  recent: Type.Array(
    Type.Object({
      kind: Type.String(),
      title: Type.String(),
      path: Type.String(),
      updated_at: Type.String(),
      updated_by: Type.String(),
    }),
  ),
});
export type Overview = Static<typeof overview>;
