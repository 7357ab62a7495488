import { Type, type Static } from '@sinclair/typebox';
import { rowTimes } from '../http/row-times.ts';

export const attribute = Type.Object({ id: Type.Integer(), title: Type.String(), ...rowTimes });
export type Attribute = Static<typeof attribute>;

/** An attribute in the list; with `counts` it has the numbers of its values and of the variants that have one of them. */
export const attributeRow = Type.Object({
  ...attribute.properties,
  value_count: Type.Optional(Type.Integer()),
  variant_count: Type.Optional(Type.Integer()),
});
export type AttributeRow = Static<typeof attributeRow>;

export const attributeValue = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  attribute_id: Type.Integer(),
  attribute_title: Type.String(),
  ...rowTimes,
});
export type AttributeValue = Static<typeof attributeValue>;

/** An attribute value in the list; with `counts` it has the number of variants that have it. */
export const attributeValueRow = Type.Object({
  ...attributeValue.properties,
  variant_count: Type.Optional(Type.Integer()),
});
export type AttributeValueRow = Static<typeof attributeValueRow>;
