import type { Database } from '../database/database.ts';
import type { TakenImage } from './image-intake.ts';
import { images } from './tables.ts';

export async function keepImage(db: Database, image: TakenImage & { alt?: string }): Promise<void> {
  await db.insert(images).values(image).onConflictDoNothing();
}
