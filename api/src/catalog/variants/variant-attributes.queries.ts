import type { VariantMatrixInput } from '@lumora/shared-contract';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { invalidField, type AppError } from '../../core/http/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { attributes, attributeValues } from '../../taxonomy/tables.ts';

export interface AttributePair {
  attribute_id: number;
  attribute_value_id: number;
}

export type ChosenAttributes = VariantMatrixInput['attributes'];

/** One list of pairs for every way to take one value of each attribute; the last attribute changes fastest. */
export function combinationsOf(chosen: ChosenAttributes): AttributePair[][] {
  return chosen.reduce<AttributePair[][]>(
    (combinations, { attribute_id, attribute_values }) =>
      combinations.flatMap((pairs) =>
        [...new Set(attribute_values)].map((attribute_value_id) => [...pairs, { attribute_id, attribute_value_id }]),
      ),
    [[]],
  );
}

/** What the database compares combinations by: a value belongs to one attribute, so its id says both. */
export function combinationKey(pairs: AttributePair[]): string {
  const values = pairs.map(({ attribute_value_id }) => attribute_value_id);
  return values.sort((a, b) => a - b).join(',');
}

/** Every value is one of its attribute, or the input is refused beside it; until the transaction ends none is deleted. */
export async function assertValuesBelongToAttributes(tx: Database, chosen: ChosenAttributes): Promise<void> {
  const attributeIds = chosen.map(({ attribute_id }) => attribute_id).filter(isRowId);
  const valueIds = chosen.flatMap(({ attribute_values }) => attribute_values).filter(isRowId);
  const knownAttributes = await tx.select().from(attributes).where(anyOf(attributes.id, attributeIds));
  const knownValues = await tx
    .select()
    .from(attributeValues)
    .where(anyOf(attributeValues.id, valueIds))
    .for('key share');
  const titles = new Map(knownAttributes.map(({ id, title }) => [id, title]));
  const values = new Map(knownValues.map((value) => [value.id, value]));
  for (const [row, { attribute_id, attribute_values }] of chosen.entries()) {
    const attribute = titles.get(attribute_id);
    if (attribute === undefined) throw noSuchAttribute(row);
    for (const id of attribute_values) {
      const value = values.get(id);
      if (!value) throw refusedValue(row, 'Choose a value that exists.');
      if (value.attribute_id !== attribute_id)
        throw refusedValue(row, `“${value.title}” is no value of “${attribute}”.`);
    }
  }
}

function noSuchAttribute(row: number): AppError {
  return invalidField(`attributes[${row}].attribute_id`, 'Choose an attribute that exists.');
}

function refusedValue(row: number, message: string): AppError {
  return invalidField(`attributes[${row}].attribute_values`, message);
}
