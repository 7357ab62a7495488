import type { SessionUser } from '@lumora/shared-contract/auth';
import type { Attribute, AttributeInput, AttributeRow, TaxonomyListQuery } from '@lumora/shared-contract/taxonomy';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows } from '../../core/database/list-rows.ts';
import {
  changedBy,
  conflictError,
  notFoundError,
  duplicateTitleError,
  whereVersion,
} from '../../core/database/row-changes.ts';
import { assertNotReferenced, type RowReference } from '../../core/database/row-references.ts';
import { mapViolations } from '../../core/database/violations.ts';
import { attributes, attributeValues } from '../tables.ts';

const kind = 'attribute';

/** Lists attributes by id, with `counts` with their numbers of values and `variants`; see `listRows`. */
export function listAttributes(db: Database, query: TaxonomyListQuery, variants: RowReference) {
  const { id, title, created_at, updated_at } = attributes;
  const counts = query.counts && { value_count: valuesOf.count(db, id), variant_count: variants.count(db, id) };
  return listRows<AttributeRow>(query, {
    sortable: { id, title: sql`lower(${title})`, created_at, updated_at },
    orderBy: [asc(id)],
    searched: [title],
    count: (where) => db.$count(attributes, where),
    rows: (slice) => {
      const all = db.select({ ...getTableColumns(attributes), ...counts }).from(attributes);
      return applySlice(all.$dynamic(), slice);
    },
  });
}

/** Returns an attribute. Throws `AppError` 404. */
export async function getAttribute(db: Database, id: number): Promise<Attribute> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id));
  if (!row) throw notFoundError(kind);
  return row;
}

/** Creates an attribute. Throws `AppError` 409 for a duplicate title. */
export async function createAttribute(db: Database, { title }: AttributeInput, by: SessionUser): Promise<Attribute> {
  const [row] = await rejectDuplicateTitle(title, () =>
    db.insert(attributes).values({ title, updated_by: by.name }).returning(),
  );
  if (!row) throw notFoundError(kind);
  return row;
}

/** Updates an attribute. Throws `AppError` 404, and 409 for a stale `updated_at` or a duplicate title. */
export async function updateAttribute(
  db: Database,
  id: number,
  { title, updated_at }: AttributeInput,
  by: SessionUser,
): Promise<Attribute> {
  const [row] = await rejectDuplicateTitle(title, () =>
    db
      .update(attributes)
      .set({ title, ...changedBy(attributes, by.name) })
      .where(whereVersion(attributes, id, updated_at))
      .returning(),
  );
  if (!row) throw conflictError(kind, (await db.select().from(attributes).where(eq(attributes.id, id)))[0], by);
  return row;
}

/** Deletes an attribute. Throws `AppError` 404, and 409 `in_use` when it has values or `references` refer to it. */
export async function deleteAttribute(db: Database, id: number, references: RowReference[]): Promise<void> {
  const { title } = await getAttribute(db, id);
  await assertNotReferenced(db, { id, title, references: [valuesOf, ...references] }, () =>
    db.delete(attributes).where(eq(attributes.id, id)),
  );
}

const valuesOf: RowReference = {
  labels: ['value', 'values'],
  count: (db, id) => db.$count(attributeValues, eq(attributeValues.attribute_id, id)),
};

function rejectDuplicateTitle<T>(title: string, write: () => Promise<T>): Promise<T> {
  const duplicate = () => duplicateTitleError(`There is already an attribute “${title}”.`);
  return mapViolations({ unique: { attributes_title: duplicate } }, write);
}
