import { createHash } from 'node:crypto';
import type { EnquiryInput, ShopEnquiry } from '@lumora/shared-contract/enquiries';
import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { randomCharacters } from '../core/random-characters.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import type { StoredLogo } from './logo-files.ts';
import { enquiries } from './tables.ts';
import { deleteUnusedLogo } from './unused-logos.queries.ts';

/** Header `Idempotency-Key` of a request with a hash of its fields and its file. */
export interface EnquiryRequest {
  idempotency_key: string;
  request_hash: string;
}

/** Returns the idempotency key with the SHA-256 hash (hex) of the fields and the file. */
export function toEnquiryRequest(key: string, input: EnquiryInput, file: Buffer): EnquiryRequest {
  const { width_cm, wish, name, phone, email } = input;
  const request_hash = createHash('sha256')
    .update(JSON.stringify([width_cm, wish, name, phone, email]))
    .update(file)
    .digest('hex');
  return { idempotency_key: key, request_hash };
}

/** Returns the enquiry of an earlier request with this key, or null. Throws `AppError` 409 if that was another request. */
export async function findEarlierEnquiry(db: Database, request: EnquiryRequest): Promise<ShopEnquiry | null> {
  const { reference, request_hash, idempotency_key } = enquiries;
  const [earlier] = await db
    .select({ reference, request_hash })
    .from(enquiries)
    .where(eq(idempotency_key, request.idempotency_key));
  if (!earlier) return null;
  if (earlier.request_hash === request.request_hash) return { reference: earlier.reference };
  throw new AppError(
    'conflict',
    'Another enquiry was sent under this Idempotency-Key. Send this one under a new key to send it too.',
  );
}

/**
 * Inserts an enquiry, once per idempotency key, and returns its reference. Deletes the file of its logo if it inserts none.
 * Throws as `findEarlierEnquiry` does.
 */
export async function createEnquiry(
  db: Database,
  media: MediaStore,
  request: EnquiryRequest,
  fields: EnquiryInput & StoredLogo,
): Promise<ShopEnquiry> {
  try {
    return await insertEnquiry(db, request, fields);
  } finally {
    await deleteUnusedLogo(db, media, fields.logo_name);
  }
}

async function insertEnquiry(
  db: Database,
  request: EnquiryRequest,
  fields: EnquiryInput & StoredLogo,
): Promise<ShopEnquiry> {
  for (;;) {
    const [created] = await db
      .insert(enquiries)
      .values({ ...request, ...fields, reference: `ENQ-${randomCharacters(6)}`, updated_by: fields.name })
      .onConflictDoNothing()
      .returning({ reference: enquiries.reference });
    // without a row, the key or the reference exists already
    const enquiry = created ?? (await findEarlierEnquiry(db, request));
    if (enquiry) return enquiry;
  }
}
