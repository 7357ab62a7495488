import type { SessionUser } from '@lumora/shared-contract/auth';
import type {
  AttributeValue,
  AttributeValueInput,
  AttributeValueRow,
  TaxonomyListQuery,
} from '@lumora/shared-contract/taxonomy';
import { asc, eq, sql } from 'drizzle-orm';
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
import { invalidField } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { attributes, attributeValues } from '../tables.ts';

const kind = 'attribute value';

/**
 * Lists attribute values, optionally of one attribute, by attribute and id, with `counts` with the number of `variants`;
 * see `listRows`.
 */
export function listAttributeValues(
  db: Database,
  query: TaxonomyListQuery & { attribute_id?: number | undefined },
  variants: RowReference,
) {
  const { id, title, created_at, updated_at, attribute_id } = attributeValues;
  const counts = query.counts && { variant_count: variants.count(db, id) };
  return listRows<AttributeValueRow>(query, {
    sortable: {
      id,
      title: sql`lower(${title})`,
      attribute_title: sql`lower(${attributes.title})`,
      created_at,
      updated_at,
    },
    orderBy: [asc(attribute_id), asc(id)],
    searched: [title, attributes.title],
    filters: query.attribute_id === undefined ? [] : [eq(attribute_id, query.attribute_id)],
    count: (where) => db.$count(selectIds(db).where(where).as('found')),
    rows: (slice) => {
      const all = db
        .select({ ...valueFields, ...counts })
        .from(attributeValues)
        .innerJoin(attributes, eq(attributes.id, attribute_id));
      return applySlice(all.$dynamic(), slice);
    },
  });
}

/** Returns an attribute value with the title of its attribute. Throws `AppError` 404. */
export async function getAttributeValue(db: Database, id: number): Promise<AttributeValue> {
  const [row] = await selectValues(db).where(eq(attributeValues.id, id));
  if (!row) throw notFoundError(kind);
  return row;
}

/** Creates an attribute value. Throws `AppError` 409 for a duplicate title in the attribute, 422 for an unknown attribute. */
export async function createAttributeValue(db: Database, input: AttributeValueInput, by: SessionUser) {
  const { title, attribute_id } = input;
  const [row] = await rejectInvalidInput(input, () =>
    db.insert(attributeValues).values({ title, attribute_id, updated_by: by.name }).returning(),
  );
  return getAttributeValue(db, row?.id ?? 0);
}

/**
 * Updates an attribute value. Throws `AppError` 404, 409 for a stale `updated_at` or a duplicate title, 409 `in_use` when
 * the attribute changes although `references` refer to the value, 422 for an unknown attribute.
 */
export async function updateAttributeValue(
  db: Database,
  { id, references }: { id: number; references: RowReference[] },
  input: AttributeValueInput,
  by: SessionUser,
): Promise<AttributeValue> {
  const { title, attribute_id, updated_at } = input;
  const before = await getAttributeValue(db, id);
  const change = { field: 'attribute_id', key: 'variant_attributes_pair' };
  const changed = await rejectInvalidInput(input, () =>
    assertNotReferenced(db, { id, title: before.title, references, change }, () =>
      db
        .update(attributeValues)
        .set({ title, attribute_id, ...changedBy(attributeValues, by.name) })
        .where(whereVersion(attributeValues, id, updated_at))
        .returning({ id: attributeValues.id }),
    ),
  );
  if (changed.length === 0) {
    throw conflictError(kind, (await db.select().from(attributeValues).where(eq(attributeValues.id, id)))[0], by);
  }
  return getAttributeValue(db, id);
}

/** Deletes an attribute value. Throws `AppError` 404, and 409 `in_use` when `references` refer to it. */
export async function deleteAttributeValue(db: Database, id: number, references: RowReference[]): Promise<void> {
  const { title } = await getAttributeValue(db, id);
  await assertNotReferenced(db, { id, title, references }, () =>
    db.delete(attributeValues).where(eq(attributeValues.id, id)),
  );
}

function selectIds(db: Database) {
  return db
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attribute_id));
}

const valueFields = {
  id: attributeValues.id,
  title: attributeValues.title,
  attribute_id: attributeValues.attribute_id,
  attribute_title: attributes.title,
  created_at: attributeValues.created_at,
  updated_at: attributeValues.updated_at,
};

function selectValues(db: Database) {
  return db
    .select(valueFields)
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attribute_id));
}

async function rejectInvalidInput<T>(
  { title, attribute_id }: AttributeValueInput,
  write: () => Promise<T>,
): Promise<T> {
  if (!isRowId(attribute_id)) throw noSuchAttribute();
  const duplicate = () => duplicateTitleError(`This attribute already has a value “${title}”.`);
  return mapViolations({ unique: { attribute_values_title: duplicate }, reference: noSuchAttribute }, write);
}

function noSuchAttribute() {
  return invalidField('attribute_id', 'Choose an attribute that exists.');
}
