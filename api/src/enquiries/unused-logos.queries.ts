import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { deleteLogo } from './logo-files.ts';
import { enquiries } from './tables.ts';

/** Deletes the file of a logo unless an enquiry has it: old enquiries with the same logo share a file. */
export async function deleteUnusedLogo(db: Database, media: MediaStore, name: string): Promise<void> {
  if ((await db.$count(enquiries, eq(enquiries.logo_name, name))) === 0) await deleteLogo(media, name);
}
