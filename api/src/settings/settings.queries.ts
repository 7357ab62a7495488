import type { SessionUser, ShopSettings, ShopSettingsInput } from '@lumora/shared-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../core/database/row-changes.ts';
import { shopSettingsRows as rows } from './tables.ts';

const theRow = 1;
const kind = 'shop';

/** What a shop is called before its owner says otherwise. */
export async function ensureSettings(db: Database): Promise<void> {
  await db
    .insert(rows)
    .values({
      id: theRow,
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

export async function readSettings(db: Database): Promise<ShopSettings> {
  const [row] = await db.select().from(rows).where(eq(rows.id, theRow));
  if (!row) throw notFoundError(kind);
  return row;
}

export async function updateSettings(
  db: Database,
  { updated_at, ...facts }: ShopSettingsInput,
  by: SessionUser,
): Promise<ShopSettings> {
  const [row] = await db
    .update(rows)
    .set({ ...facts, ...changedBy(rows, by.name) })
    .where(whereVersion(rows, theRow, updated_at))
    .returning();
  if (!row) throw conflictError(kind, (await db.select().from(rows).where(eq(rows.id, theRow)))[0], by);
  return row;
}
