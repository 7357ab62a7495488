import type { SessionUser } from '@lumora/shared-contract/auth';
import {
  normalizeEnquiryReference,
  type Enquiry,
  type EnquiryListQuery,
  type EnquiryUpdateInput,
} from '@lumora/shared-contract/enquiries';
import { desc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { applySlice, listRows, matches, matchesPhone } from '../core/database/list-rows.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../core/database/row-changes.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { deleteUnusedLogo } from './unused-logos.queries.ts';
import { enquiries } from './tables.ts';

const { idempotency_key: _key, request_hash: _hash, logo_name: _logo, ...columns } = getTableColumns(enquiries);
const { id, reference, status, name, phone, width_cm, wish, created_at } = columns;

/** Lists enquiries for the console, newest first unless `query` sorts otherwise; see `listRows`. */
export function listEnquiries(db: Database, query: EnquiryListQuery) {
  return listRows<Enquiry>(query, {
    sortable: { reference, status, name: sql`lower(${name})`, width_cm, created_at: [created_at, id] },
    orderBy: [desc(created_at), desc(id)],
    filters: [query.status && eq(status, query.status), enquirySearch(query.q)],
    count: (where) => db.$count(enquiries, where),
    rows: (slice) => applySlice(db.select(columns).from(enquiries).$dynamic(), slice),
    ids: {
      db,
      column: id,
      select: (slice) => applySlice(db.select({ id }).from(enquiries).$dynamic(), slice),
    },
  });
}

/** Returns a condition that finds `q` in the reference, in any notation of it, the name, the wish or the phone number. */
function enquirySearch(q: string | undefined): SQL | undefined {
  const typedReference = q !== undefined && /\w/.test(q) ? normalizeEnquiryReference(q) : undefined;
  return or(matches(q, [reference, name, wish]), matches(typedReference, [reference]), matchesPhone(q, phone));
}

/** Returns an enquiry; throws `AppError` 404 when it does not exist. */
export async function getEnquiry(db: Database, enquiryId: number): Promise<Enquiry> {
  const [found] = await db.select(columns).from(enquiries).where(eq(id, enquiryId));
  if (!found) throw notFoundError('enquiry');
  return found;
}

/** Returns the columns of an enquiry's logo; throws `AppError` 404 when the enquiry does not exist. */
export async function getLogo(db: Database, enquiryId: number) {
  const { logo_name, logo_format } = enquiries;
  const [found] = await db.select({ reference, logo_name, logo_format }).from(enquiries).where(eq(id, enquiryId));
  if (!found) throw notFoundError('enquiry');
  return found;
}

/** Deletes an enquiry with its logo. Throws `AppError` 404. */
export async function deleteEnquiry(db: Database, media: MediaStore, enquiryId: number): Promise<void> {
  const { logo_name } = enquiries;
  const [deleted] = await db.delete(enquiries).where(eq(id, enquiryId)).returning({ logo_name });
  if (!deleted) throw notFoundError('enquiry');
  await deleteUnusedLogo(db, media, deleted.logo_name);
}

/** Sets the status of an enquiry and returns it. Throws `AppError` 404, or 409 when it has another version. */
export async function updateEnquiry(
  db: Database,
  enquiryId: number,
  input: EnquiryUpdateInput,
  by: SessionUser,
): Promise<Enquiry> {
  const [updated] = await db
    .update(enquiries)
    .set({ status: input.status, ...changedBy(enquiries, by.name) })
    .where(whereVersion(enquiries, enquiryId, input.updated_at))
    .returning(columns);
  if (updated) return updated;
  throw conflictError('enquiry', await getEnquiry(db, enquiryId), by);
}
