import {
  productChange,
  productColumnNames,
  productColumns,
  productForm,
  type ProductChange,
} from '@lumora/shared-contract/catalog';
import { setImmediate } from 'node:timers/promises';
import { ValidationError } from 'yup';
import type { AppError } from '../../core/errors/app-error.ts';
import { inputError } from '../../core/http/input-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import type { ImportFile, ImportRow } from './product-import-file.ts';
import { problem, type ImportProblem, type ImportProblems } from './product-import-problem.ts';
import {
  hasVariant,
  isVariantOnly,
  planVariant,
  type AttributeIndex,
  type VariantOwner,
  type VariantPlan,
} from './product-import-variants.ts';
import type { NewProduct } from './new-product.ts';

/** A row that updates an existing product; `change` has only the columns of the file. */
export interface ChangedProduct {
  row: number;
  id: number;
  change: Partial<ProductChange>;
}

/** The validated rows of a file: new and changed products and variants, and problems. */
export interface ImportPlan extends VariantPlan {
  creates: NewProduct[];
  changes: ChangedProduct[];
}

/** Ids by lower-case title; sub-categories by the id of their category. */
export interface TitleIndex {
  categories: Map<string, number>;
  subCategories: Map<number, Map<string, number>>;
  attributes: AttributeIndex;
}

const rowsPerTurn = 10;

/** Validates each row with the schemas of the product forms and adds problems to `problems`; stops when that list is full. */
export async function planImport({ rows, problems }: ImportFile, titles: TitleIndex): Promise<ImportPlan> {
  const plan: ImportPlan = { creates: [], changes: [], newVariants: [], changedVariants: [], problems };
  const rowOf = new Map<number, number>();
  let above: VariantOwner;
  for (const [index, row] of rows.entries()) {
    if (problems.isFull) break;
    // yields to other requests
    if (index % rowsPerTurn === 0) await setImmediate();
    const isOfProductAbove = isVariantOnly(row) && (row.cells.id ?? '') === '';
    above = isOfProductAbove ? above : planProduct(row, titles, plan, rowOf);
    if (hasVariant(row)) planVariant(row, above, titles.attributes, plan);
  }
  return plan;
}

/** Adds the product of a row to the plan, unless the row has only a variant of it. Returns the product. */
function planProduct(
  importRow: ImportRow,
  titles: TitleIndex,
  plan: ImportPlan,
  rowOf: Map<number, number>,
): VariantOwner {
  const { row, cells } = importRow;
  const idCell = cells.id ?? '';
  const id = Number(idCell);
  const isIdValid = idCell === '' || (/^\d+$/.test(idCell) && isRowId(id));
  if (!isIdValid) plan.problems.add(problem(row, 'id', 'id is the number of a product, or empty for a new one.'));
  if (isVariantOnly(importRow)) return isIdValid ? id : undefined;
  const fields = fieldsOf(importRow, titles, plan.problems);
  try {
    if (idCell === '') {
      const created = { row, input: productForm.validateSync(fields, { abortEarly: false }) };
      plan.creates.push(created);
      return created;
    }
    const earlier = isIdValid ? rowOf.get(id) : undefined;
    if (earlier !== undefined) plan.problems.add(problem(row, 'id', `Row ${earlier} has this id too.`));
    rowOf.set(id, row);
    const change = validateChange(fields);
    if (!isIdValid) return undefined;
    plan.changes.push({ row, id, change });
    return id;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    plan.problems.add(...problemsOf(row, inputError(error)));
    return undefined;
  }
}

function fieldsOf({ row, cells }: ImportRow, titles: TitleIndex, problems: ImportProblems): Record<string, unknown> {
  const categoryIds = resolveCategoryIds({ row, cells }, titles, problems);
  const plain = Object.fromEntries(
    plainNames.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]])),
  );
  const entries = Object.entries({ ...plain, ...categoryIds });
  return Object.fromEntries(entries.filter(([name, cell]) => cell !== '' || !isOptional(name)));
}

const plainNames = ['name', ...productColumnNames, 'updated_at'] as const;
const changeNames = ['category_id', 'sub_category_id', ...plainNames] as const satisfies (keyof ProductChange)[];

/** Validates only the given fields. */
function validateChange(fields: Record<string, unknown>): Partial<ProductChange> {
  const names = changeNames.filter((name) => name in fields);
  return productChange.pick(names).validateSync(fields, { abortEarly: false });
}

const flags: string[] = productColumnNames.filter((name) => productColumns[name].rule.type === 'boolean');

/** An empty cell of these columns means "unchanged"; of a text column it means an empty text, of a number none. */
function isOptional(name: string): boolean {
  return name === 'updated_at' || flags.includes(name);
}

/** Stands for an unknown row, whose problem or that of its category is reported, so that the other fields can be validated. */
const placeholderId = 1;

/** Returns the ids for the titles of category and sub-category; adds a problem for an unknown title. */
function resolveCategoryIds(
  { row, cells: { category, sub_category } }: Pick<ImportRow, 'row' | 'cells'>,
  { categories, subCategories }: TitleIndex,
  problems: ImportProblems,
): { category_id?: number | ''; sub_category_id?: number | null } {
  if (category === undefined) return {};
  const unresolved = sub_category ? { sub_category_id: placeholderId } : {};
  if (category === '') return { category_id: '', ...unresolved };
  const category_id = categories.get(category.toLowerCase());
  if (category_id === undefined) {
    problems.add(problem(row, 'category', `There is no category “${category}”.`));
    return { category_id: placeholderId, ...unresolved };
  }
  if (sub_category === undefined) return { category_id };
  if (sub_category === '') return { category_id, sub_category_id: null };
  const sub_category_id = subCategories.get(category_id)?.get(sub_category.toLowerCase());
  if (sub_category_id !== undefined) return { category_id, sub_category_id };
  problems.add(problem(row, 'sub_category', `“${category}” has no sub-category “${sub_category}”.`));
  return { category_id, ...unresolved };
}

const columnOf: Record<string, string> = { category_id: 'category', sub_category_id: 'sub_category' };

function problemsOf(row: number, { fields = {} }: AppError): ImportProblem[] {
  return Object.entries(fields).map(([name, message]) => problem(row, columnOf[name] ?? name, message));
}
