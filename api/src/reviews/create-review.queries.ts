import type { ReviewInput, ShopReview } from '@lumora/shared-contract/reviews';
import type { Database } from '../core/database/database.ts';
import { isReferenceViolation } from '../core/database/violations.ts';
import { invalidField } from '../core/errors/app-error.ts';
import type { StoredImage } from '../core/media/image-intake.ts';
import { insertImage } from '../core/media/images.queries.ts';
import { isActiveProduct, shopColumns } from './shop-reviews.queries.ts';
import { reviewPhotos, reviews } from './tables.ts';

/** Returns whether the order with this reference contains the product. */
export type IsOrdered = (db: Database, reference: string, productId: number) => Promise<boolean>;

interface CreateOptions {
  isOrdered: IsOrdered;
  /** stores the photo of the review, if it has one; called only when the author has ordered the product */
  storePhoto?: (() => Promise<StoredImage>) | undefined;
}

/**
 * Stores a review in state `waiting` with its photo, which is not returned before the review is approved. Returns null when
 * the product does not exist or is inactive. Throws `AppError` 422 for a photo without an order of the product.
 */
export async function createReview(
  db: Database,
  productId: number,
  { order_reference, ...input }: ReviewInput,
  { isOrdered, storePhoto }: CreateOptions,
): Promise<ShopReview | null> {
  if (!(await isActiveProduct(db, productId))) return null;
  const is_verified = order_reference !== '' && (await isOrdered(db, order_reference, productId));
  if (storePhoto && !is_verified) throw invalidField('order_reference', orderNeeded);
  const photo = await storePhoto?.();
  const row = { product_id: productId, ...input, is_verified, updated_by: input.name };
  try {
    return await db.transaction(async (tx) => {
      const [created] = await tx.insert(reviews).values(row).returning(shopColumns);
      if (!created) return null;
      if (photo) {
        await insertImage(tx, photo);
        await tx.insert(reviewPhotos).values({ hash: photo.hash, review_id: created.id });
      }
      return { ...created, photo: null };
    });
  } catch (error) {
    // the product was deleted meanwhile
    if (isReferenceViolation(error)) return null;
    throw error;
  }
}

const orderNeeded = 'Only buyers can add a photo. Enter the number of your order of this sign, or remove the photo.';
