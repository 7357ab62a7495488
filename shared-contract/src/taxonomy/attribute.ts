import { number, object, string, type InferType } from 'yup';
import { Type, type Static } from '@sinclair/typebox';
import { readAt, rowTimes } from '../http/wire-fields.ts';

export const attributeInput = object({
  title: string().trim().required('Title is required').min(2, 'Min 2 chars').max(120, 'Max 120 chars'),
  updated_at: readAt,
});
export type AttributeInput = InferType<typeof attributeInput>;

export const attribute = Type.Object({ id: Type.Integer(), title: Type.String(), ...rowTimes });
export type Attribute = Static<typeof attribute>;

export const attributeValueInput = object({
  title: string().trim().required('Title is required').min(1, 'Min 1 char').max(120, 'Max 120 chars'),
  attribute_id: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError('Attribute is required')
    .required('Attribute is required')
    .integer('Attribute is required')
    .positive('Attribute is required'),
  updated_at: readAt,
});
export type AttributeValueInput = InferType<typeof attributeValueInput>;

export const attributeValue = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  attribute_id: Type.Integer(),
  attribute_title: Type.String(),
  ...rowTimes,
});
export type AttributeValue = Static<typeof attributeValue>;
