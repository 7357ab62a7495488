import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';

export const attribute = Type.Object({ id: Type.Integer(), title: Type.String(), ...rowTimes });
export type Attribute = Static<typeof attribute>;

export const attributeValue = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  attribute_id: Type.Integer(),
  attribute_title: Type.String(),
  ...rowTimes,
});
export type AttributeValue = Static<typeof attributeValue>;
