import { galleryCaption, type ProductPicture } from '@lumora/shared-contract';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { images } from '../../core/media/tables.ts';
import { imageFacts, presentImage, type ImageFacts } from '../../core/media/image-facts.ts';

/** Of a query over products joined with the image of their cover. */
export const signColumns = {
  slug: products.slug,
  name: products.name,
  short_description: products.short_description,
  picture: signPicture(coverAlt()),
};

interface SignRow {
  slug: string;
  name: string;
  short_description: string;
  /** empty or absent: the product's own words */
  caption?: string;
  picture: ImageFacts;
}

export function presentSign({ slug, name, short_description, caption, picture }: SignRow): ProductPicture {
  return {
    image: presentImage(picture, name),
    caption: caption || galleryCaption({ name, short_description }),
    product: { slug, name },
  };
}

/** The joined image, with `alt` as its words. */
export function signPicture(alt: SQL) {
  return sql<ImageFacts>`${imageFacts(alt)}`;
}

/** What the product says of the joined image, which the picture itself need not. */
export function coverAlt(): SQL {
  return sql`(select pi.alt from product_images pi
    where pi.product_id = ${products.id} and pi.image_hash = ${images.hash} order by pi.priority, pi.id limit 1)`;
}
