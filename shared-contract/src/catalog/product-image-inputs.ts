import { boolean, number, object, string, type InferType } from '../validation/schema.ts';
import { listQuery } from '../http/list-query.ts';
import { rowFilter, rowId } from '../http/row-id.ts';

/** Fields of `store`. The files are the multipart parts `images[]`, at most `maxImagesPerUpload`. */
export const productImagesInput = object({ product_id: rowId('Product not saved yet.') });
export type ProductImagesInput = InferType<typeof productImagesInput>;

export const maxImagesPerUpload = 20;

/** Fields of `update`; an absent field is unchanged. The multipart part `imageFile` replaces the image. */
export const productImageChange = object({
  priority: number()
    .typeError('Priority must be a number')
    .integer('Priority must be a whole number')
    .min(0, 'Priority is at least 0')
    .max(1_000_000, 'Priority is at most 1000000'),
  alt: string().trim().max(300, 'Max 300 chars'),
});
export type ProductImageChange = InferType<typeof productImageChange>;

/** Query of the list of product images. `has_alt` is true for those with an alt text of their own. */
export const productImageListQuery = listQuery.shape({ product_id: rowFilter, has_alt: boolean() });
export type ProductImageListQuery = InferType<typeof productImageListQuery>;
