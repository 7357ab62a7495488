import { maxVariantImages } from '@lumora/shared-contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { invalidField } from '../../core/http/app-error.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImages } from '../../core/media/images.queries.ts';
import { variantImages } from '../tables.ts';

interface PictureChange {
  /** hashes of those that stay, in their order; left out: all */
  kept: string[] | undefined;
  added: StoredImage[];
}

/** What stays, then what is new; a picture that is there already is not shown twice. */
export async function setVariantImages(tx: Database, id: number, { kept, added }: PictureChange): Promise<void> {
  if (!kept && added.length === 0) return;
  const { variant_id, position, image_hash } = variantImages;
  const before = await tx.select({ image_hash }).from(variantImages).where(eq(variant_id, id)).orderBy(asc(position));
  const present = before.map((row) => row.image_hash);
  const staying = kept?.filter((hash) => present.includes(hash)) ?? present;
  const hashes = [...new Set([...staying, ...added.map(({ hash }) => hash)])];
  if (hashes.length > maxVariantImages) {
    throw invalidField('variant_images', `A variant has at most ${maxVariantImages} images.`);
  }
  await insertImages(tx, added);
  await tx.delete(variantImages).where(eq(variant_id, id));
  if (hashes.length === 0) return;
  await tx
    .insert(variantImages)
    .values(hashes.map((hash, place) => ({ variant_id: id, position: place, image_hash: hash })));
}
