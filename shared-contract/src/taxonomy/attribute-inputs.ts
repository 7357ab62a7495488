import { object, string, type InferType } from '../validation/schema.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { rowId } from '../http/row-id.ts';

export const attributeInput = object({
  title: string().trim().required('Title is required').min(2, 'Min 2 chars').max(120, 'Max 120 chars'),
  updated_at: expectedVersion,
});
export type AttributeInput = InferType<typeof attributeInput>;

export const attributeValueInput = object({
  title: string().trim().required('Title is required').min(1, 'Min 1 char').max(120, 'Max 120 chars'),
  attribute_id: rowId('Attribute is required'),
  updated_at: expectedVersion,
});
export type AttributeValueInput = InferType<typeof attributeValueInput>;
