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

/** Validates the variant of a row, and adds it or all of its problems to the plan. */
export function planVariant({ row, cells }: ImportRow, owner: VariantOwner, index: AttributeIndex, plan: VariantPlan) {
  const filled: Partial<Record<VariantCsvColumn, string>> = {};
  for (const column of variantCsvColumns) if (cells[column]) filled[column] = cells[column];
  const { variant_id, attributes, variant_updated_at: expectedVersion, variant_is_active: is_active, ...rest } = filled;
  const input = { ...rest, ...(is_active !== undefined && { is_active }) };
  const found: ImportProblem[] = [];
  const id = collectProblems(row, found, () => variant_id && parseVariantId(variant_id));
  const pairs = collectProblems(row, found, () => attributes && resolvePairs(attributes, index));
  const valid = collectProblems(row, found, () => variantCells.validateSync(input, { abortEarly: false }));

  if (variant_id === undefined && attributes === undefined) {
    found.push(problem(row, 'attributes', 'Add at least one attribute.'));
  }
  // a product of the same row that is rejected is no missing product
  if (variant_id === undefined && owner === undefined && !plan.problems.has(row)) {
    found.push(problem(row, 'id', 'A new variant needs the id of its product, or the row of its product above.'));
  }
  plan.problems.add(...found);
  if (found.length > 0 || !valid) return;
  if (id)
    plan.changedVariants.push({
      row,
      // without an id, the row above may be of another product
      owner: cells.id ? owner : undefined,
      cells: valid,
      id,
      pairs: pairs || undefined,
      expectedVersion,
    });
  else if (pairs && owner !== undefined) plan.newVariants.push({ row, owner, cells: valid, pairs });
}

/** Returns the result of a validation; adds the problems that it throws to `found`. */
function collectProblems<Result>(row: number, found: ImportProblem[], validate: () => Result): Result | undefined {
  try {
    return validate();
  } catch (error) {
    found.push(...problemsOf(row, error));
    return undefined;
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
  const unknown: string[] = [];
  const resolved = pairs.flatMap(({ attribute, value }) => {
    const found = index.get(attribute.toLowerCase());
    const attribute_value_id = found?.values.get(value.toLowerCase());
    if (found && attribute_value_id !== undefined) return [{ attribute_id: found.id, attribute_value_id }];
    unknown.push(found ? `“${attribute}” has no value “${value}”.` : `There is no attribute “${attribute}”.`);
    return [];
  });
  if (unknown.length > 0) throw new CellError('attributes', unknown.join(' '));
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
