import { Type, type Static } from '@sinclair/typebox';

/** Orders of one day in India, without cancelled ones. `day` is `YYYY-MM-DD`, `amount` is rupees. */
export const daySales = Type.Object({ day: Type.String(), orders: Type.Integer(), amount: Type.Number() });
export type DaySales = Static<typeof daySales>;

/** Number of days in the response of `GET /admin/orders/sales`, which ends with today. */
export const salesDays = 30;
