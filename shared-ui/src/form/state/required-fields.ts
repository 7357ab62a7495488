import type { ISchema, SchemaFieldDescription } from 'yup';

/** Returns the names of the fields that an object schema requires. Conditional rules are not resolved. */
export function requiredFields(schema: ISchema<unknown>): string[] {
  const description = schema.describe();
  if (!('fields' in description)) return [];
  return Object.entries(description.fields)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name);
}

function isRequired(field: SchemaFieldDescription): boolean {
  return 'optional' in field && !field.optional && !field.nullable;
}
