import type { SignPicture } from '@lumora/shared-contract';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { images } from '../../media/tables.ts';
import { imageFacts, presentImage, type ImageFacts } from '../image-facts.ts';

/** Of a query over products joined with the image of their cover. */
export const signColumns = {
  slug: products.slug,
  name: products.name,
  short_description: products.short_description,
  picture: sql<ImageFacts>`${imageFacts(coverWords())}`,
};

interface SignRow {
  slug: string;
  name: string;
  short_description: string;
  picture: ImageFacts;
}

export function presentSign({ slug, name, short_description, picture }: SignRow): SignPicture {
  const caption = short_description === '' ? name : `${name} – ${short_description}`;
  return { image: presentImage(picture, name), caption, product: { slug, name } };
}

/** What the product says of its cover, which the picture itself need not. */
function coverWords(): SQL {
  return sql`(select pi.alt from product_images pi
    where pi.product_id = ${products.id} and pi.image_hash = ${images.hash} order by pi.priority, pi.id limit 1)`;
}
