import type { VariantMatrixInput } from '@lumora/shared-contract/catalog';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { invalidField, type AppError } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { attributes, attributeValues } from '../../taxonomy/tables.ts';

/** An attribute and one of its values, by id. */
export interface AttributePair {
  attribute_id: number;
  attribute_value_id: number;
}

/** Attributes of an input, each with one or several values. */
export type ChosenAttributes = VariantMatrixInput['attributes'];

/** Returns the Cartesian product of the values of all attributes; the last attribute changes fastest. */
export function combinationsOf(chosen: ChosenAttributes): AttributePair[][] {
  return chosen.reduce<AttributePair[][]>(
    (combinations, { attribute_id, attribute_values }) =>
      combinations.flatMap((pairs) =>
        [...new Set(attribute_values)].map((attribute_value_id) => [...pairs, { attribute_id, attribute_value_id }]),
      ),
    [[]],
  );
}

/** Returns the value of `variants.combination`: the sorted value ids. A value id identifies its attribute too. */
export function combinationKey(pairs: AttributePair[]): string {
  const values = pairs.map(({ attribute_value_id }) => attribute_value_id);
  return values.sort((a, b) => a - b).join(',');
}

/**
 * Throws `AppError` 422 for the input field when an attribute or value does not exist or a value belongs to another
 * attribute. Locks the values, so that none is deleted before the transaction ends.
 */
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
      if (!value) throw invalidValue(row, 'Choose a value that exists.');
      if (value.attribute_id !== attribute_id)
        throw invalidValue(row, `“${value.title}” is no value of “${attribute}”.`);
    }
  }
}

function noSuchAttribute(row: number): AppError {
  return invalidField(`attributes[${row}].attribute_id`, 'Choose an attribute that exists.');
}

function invalidValue(row: number, message: string): AppError {
  return invalidField(`attributes[${row}].attribute_values`, message);
}
