import { Type, type Static } from '@sinclair/typebox';

/**
 * Response of `GET /admin/overview`: the data of the dashboard, limited to what the user may view. `path` is a page of the
 * console; `amount` is rupees or null.
 */
export const overview = Type.Object({
  attention: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('orders_today'),
        Type.Literal('low_stock'),
        Type.Literal('reviews_waiting'),
        Type.Literal('live_promotions'),
      ]),
      label: Type.String(),
      count: Type.Integer(),
      amount: Type.Union([Type.Number(), Type.Null()]),
      path: Type.String(),
    }),
  ),
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
