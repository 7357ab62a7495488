import { galleryCaption, type ProductPicture } from '@lumora/shared-contract/storefront';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { images } from '../../core/media/tables.ts';
import { imageJson, toShopImage, type ImageJson } from '../../core/media/image-json.ts';

/** Columns of a product with one of its images; the query must join `images` by the hash of the image. */
export const pictureColumns = {
  slug: products.slug,
  name: products.name,
  short_description: products.short_description,
  picture: pictureJson(coverAlt()),
};

interface PictureRow {
  slug: string;
  name: string;
  short_description: string;
  /** when empty or absent, the name and short description of the product are the caption */
  caption?: string;
  picture: ImageJson;
}

/** Converts a row of `pictureColumns` to the response shape. */
export function presentPicture({ slug, name, short_description, caption, picture }: PictureRow): ProductPicture {
  return {
    image: toShopImage(picture, name),
    caption: caption || galleryCaption({ name, short_description }),
    product: { slug, name },
  };
}

/** Returns an SQL expression of the joined image with `alt` as its alternative text. */
export function pictureJson(alt: SQL) {
  return sql<ImageJson>`${imageJson(alt)}`;
}

/** Returns an SQL expression of the alternative text that the product has for the joined image. */
export function coverAlt(): SQL {
  return sql`(select pi.alt from product_images pi
    where pi.product_id = ${products.id} and pi.image_hash = ${images.hash} order by pi.priority, pi.id limit 1)`;
}
