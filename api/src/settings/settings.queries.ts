import type { SessionUser } from '@lumora/shared-contract/auth';
import type { ShopSettings, ShopSettingsInput } from '@lumora/shared-contract/settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../core/database/row-changes.ts';
import { shopSettingsRows as rows } from './tables.ts';

/** Id of the only row. */
const rowId = 1;
const kind = 'shop';

/** Inserts the default settings unless the row exists. */
export async function ensureSettings(db: Database): Promise<void> {
  await db
    .insert(rows)
    .values({
      id: rowId,
      name: 'Lumora',
      chat_phone: '919876543210',
      contact_email: 'hello@lumora.example',
      instagram_url: '',
      facebook_url: '',
      youtube_url: '',
      updated_by: 'Lumora',
    })
    .onConflictDoNothing();
}

/** Returns the settings of the shop. Throws `AppError` 404 when the row does not exist. */
export async function getSettings(db: Database): Promise<ShopSettings> {
  const [row] = await db.select().from(rows).where(eq(rows.id, rowId));
  if (!row) throw notFoundError(kind);
  return row;
}

/** Updates the settings and returns them. Throws `AppError` 409 when `updated_at` is given and the row is newer. */
export async function updateSettings(
  db: Database,
  { updated_at, ...values }: ShopSettingsInput,
  by: SessionUser,
): Promise<ShopSettings> {
  const [row] = await db
    .update(rows)
    .set({ ...values, ...changedBy(rows, by.name) })
    .where(whereVersion(rows, rowId, updated_at))
    .returning();
  if (!row) throw conflictError(kind, (await db.select().from(rows).where(eq(rows.id, rowId)))[0], by);
  return row;
}
