import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';
import { shopImage } from '../images/shop-image.ts';

/** A picture of a product with its caption. */
export const productPicture = Type.Object({
  image: shopImage,
  caption: Type.String(),
  product: Type.Object({ slug: Type.String(), name: Type.String() }),
});
export type ProductPicture = Static<typeof productPicture>;

/** Returns the caption of a picture for which none is written. */
export function galleryCaption({ name, short_description }: { name: string; short_description: string }): string {
  return short_description === '' ? name : `${name} – ${short_description}`;
}

/**
 * Response of `GET /pages/{slug}` and `GET /works/{slug}`. `body` is plain text: a blank line ends a paragraph, `## `
 * begins a heading, `- ` the lines of a list. `description` is one line for search engines; `preview` is
 * the image of link previews: the first of the page, else the first of the gallery.
 */
export const sitePage = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  body: Type.String(),
  pictures: Type.Array(productPicture),
  preview: nullable(shopImage),
  updated_at: Type.String(),
});
export type SitePage = Static<typeof sitePage>;

/** A card of a work on the home page. */
export const workCard = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image: nullable(shopImage),
});
export type WorkCard = Static<typeof workCard>;

/** Response of `GET /gallery`. */
export const gallery = Type.Object({ pictures: Type.Array(productPicture) });
export type Gallery = Static<typeof gallery>;
