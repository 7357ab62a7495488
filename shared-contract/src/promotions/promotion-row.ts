import { Type } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { rowTimes } from '../http/row-times.ts';
import { promotionStatuses } from './promotion-status.ts';

/** Fields of every promotion; `status` is evaluated at the time of the response. */
export const promotionRow = {
  id: Type.Integer(),
  is_active: Type.Boolean(),
  starts_at: nullable(Type.String()),
  ends_at: nullable(Type.String()),
  status: literalUnion(promotionStatuses),
  ...rowTimes,
  updated_by: Type.String(),
};
