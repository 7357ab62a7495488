import { Type, type Static } from '@sinclair/typebox';

/** One of the entities that changed last, in the response of `GET /admin/recent-changes`. `updated_at` is ISO 8601 in UTC. */
export const recentChange = Type.Object({
  kind: Type.String(),
  id: Type.Integer(),
  title: Type.String(),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type RecentChange = Static<typeof recentChange>;
