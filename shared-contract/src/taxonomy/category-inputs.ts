import { boolean, number, object, string, type InferType } from '../validation/schema.ts';
import { emptyToUndefined } from '../http/empty-text.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { rowId } from '../http/row-id.ts';

const title = string().trim().required('Title is required').min(2, 'Min 2 chars').max(120, 'Max 120 chars');

const priority = number()
  .transform(emptyToUndefined)
  .typeError('Priority must be a number')
  .required('Priority is required')
  .integer('Priority must be a whole number')
  .min(0, 'Priority is at least 0')
  .max(1_000_000, 'Priority is at most 1000000');

/** Removes the stored image; an image in the same request replaces it in any case. */
const remove_image = boolean().default(false);

/** Fields of a category's form and request. The image is the multipart part `imageFile`. */
export const categoryInput = object({ title, priority, remove_image, updated_at: expectedVersion });
export type CategoryInput = InferType<typeof categoryInput>;

export const subCategoryInput = object({
  title,
  priority,
  category_id: rowId('Category is required'),
  remove_image,
  updated_at: expectedVersion,
});
export type SubCategoryInput = InferType<typeof subCategoryInput>;
