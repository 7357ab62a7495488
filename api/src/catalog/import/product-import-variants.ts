import {
  variantCells,
  variantCsvColumns,
  type VariantCells,
  type VariantCsvColumn,
} from '@lumora/shared-contract/catalog';
import { ValidationError } from 'yup';
import { inputError } from '../../core/http/input-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { parseAttributes } from '../variants/attributes-text.ts';
import type { AttributePair } from '../variants/variant-attributes.queries.ts';
import type { ImportRow } from './product-import-file.ts';
import { problem, type ImportProblem, type ImportProblems } from './product-import-problem.ts';
import type { NewProduct } from './new-product.ts';

/** The product of a variant: its id, the new product of a row of the same file, or undefined if the file does not say. */
export type VariantOwner = number | NewProduct | undefined;

interface PlannedVariant {
  row: number;
  owner: VariantOwner;
  cells: VariantCells;
}

/** A row that creates a variant. */
export interface NewVariant extends PlannedVariant {
  pairs: AttributePair[];
}

/** A row that updates an existing variant; `cells` has only the filled ones. */
export interface ChangedVariant extends PlannedVariant {
  id: number;
  /** undefined if the file does not say */
  pairs: AttributePair[] | undefined;
  expectedVersion: string | undefined;
}

/** The validated variants of a file, and its problems. */
export interface VariantPlan {
  newVariants: NewVariant[];
  changedVariants: ChangedVariant[];
  problems: ImportProblems;
}

/** Ids of attributes and of their values by lower-case title. */
export type AttributeIndex = Map<string, { id: number; values: Map<string, number> }>;

/** Returns whether a row has cells for a variant. */
export function hasVariant({ cells }: ImportRow): boolean {
  return variantCsvColumns.some((column) => (cells[column] ?? '') !== '');
}

/** Returns whether a row has a variant, and of its product at most the id. */
export function isVariantOnly(row: ImportRow): boolean {
  const variantColumns: readonly string[] = variantCsvColumns;
  return (
    hasVariant(row) &&
    Object.entries(row.cells).every(
      ([column, cell]) => column === 'id' || cell === '' || variantColumns.includes(column),
    )
  );
}

/** Validates the variant of a row, and adds it or its problems to the plan. */
export function planVariant({ row, cells }: ImportRow, owner: VariantOwner, index: AttributeIndex, plan: VariantPlan) {
  const filled: Partial<Record<VariantCsvColumn, string>> = {};
  for (const column of variantCsvColumns) if (cells[column]) filled[column] = cells[column];
  const { variant_id, attributes, variant_updated_at: expectedVersion, variant_is_active: is_active, ...rest } = filled;
  try {
    const pairs = attributes === undefined ? undefined : resolvePairs(attributes, index);
    const input = { ...rest, ...(is_active !== undefined && { is_active }) };
    const planned = { row, owner, cells: variantCells.validateSync(input, { abortEarly: false }) };
    if (variant_id !== undefined) {
      const id = parseVariantId(variant_id);
      // the row above may be of another product
      plan.changedVariants.push({ ...planned, owner: cells.id ? owner : undefined, id, pairs, expectedVersion });
    } else if (pairs === undefined) {
      plan.problems.add(problem(row, 'attributes', 'Add at least one attribute.'));
    } else if (owner === undefined) {
      plan.problems.add(
        problem(row, 'id', 'A new variant needs the id of its product, or the row of its product above.'),
      );
    } else {
      plan.newVariants.push({ ...planned, pairs });
    }
  } catch (error) {
    plan.problems.add(...problemsOf(row, error));
  }
}

/** A wrong cell, with the message for the user. */
class CellError extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

function parseVariantId(cell: string): number {
  const id = Number(cell);
  if (/^\d+$/.test(cell) && isRowId(id)) return id;
  throw new CellError('variant_id', 'variant_id is the number of a variant, or empty for a new one.');
}

function resolvePairs(text: string, index: AttributeIndex): AttributePair[] {
  const pairs = parseAttributes(text);
  if (pairs === null) throw new CellError('attributes', 'Write the attributes as “Size: 16x18 | Colour: Pink”.');
  const resolved = pairs.map(({ attribute, value }) => {
    const found = index.get(attribute.toLowerCase());
    if (!found) throw new CellError('attributes', `There is no attribute “${attribute}”.`);
    const attribute_value_id = found.values.get(value.toLowerCase());
    if (attribute_value_id === undefined) {
      throw new CellError('attributes', `“${attribute}” has no value “${value}”.`);
    }
    return { attribute_id: found.id, attribute_value_id };
  });
  if (new Set(resolved.map(({ attribute_id }) => attribute_id)).size < resolved.length) {
    throw new CellError('attributes', 'Each attribute may be chosen once.');
  }
  return resolved;
}

function problemsOf(row: number, error: unknown): ImportProblem[] {
  if (error instanceof CellError) return [problem(row, error.column, error.message)];
  if (!(error instanceof ValidationError)) throw error;
  const { fields = {} } = inputError(error);
  return Object.entries(fields).map(([name, message]) =>
    problem(row, name === 'is_active' ? 'variant_is_active' : name, message),
  );
}
