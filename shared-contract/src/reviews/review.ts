import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { nullable } from '../http/nullable.ts';
import { shopImage } from '../images/shop-image.ts';
import { listMeta } from '../http/response.ts';
import { rowTimes } from '../http/row-times.ts';
import { reviewStates } from './review-inputs.ts';

/**
 * A public review. `date` is the day of its creation in the time zone of India: YYYY-MM-DD. `city` may be empty.
 * `is_verified`: the author has ordered the product. `photo` is the author's photo of it.
 */
export const shopReview = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  city: Type.String(),
  is_verified: Type.Boolean(),
  rating: Type.Integer(),
  comment: Type.String(),
  date: Type.String(),
  photo: nullable(shopImage),
});
export type ShopReview = Static<typeof shopReview>;

/** `average` has one decimal, null without reviews. `stars` holds the number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
export const reviewSummary = Type.Object({
  average: nullable(Type.Number()),
  count: Type.Integer(),
  stars: Type.Array(Type.Object({ rating: Type.Integer(), count: Type.Integer() })),
});
export type ReviewSummary = Static<typeof reviewSummary>;

/** Response of `GET /products/{id}/reviews`: approved reviews, newest first. */
export const shopReviews = Type.Object({ data: Type.Array(shopReview), meta: listMeta, summary: reviewSummary });
export type ShopReviews = Static<typeof shopReviews>;

/** A row of the console's list of reviews. */
export const reviewRow = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  product_name: Type.String(),
  name: Type.String(),
  city: Type.String(),
  is_verified: Type.Boolean(),
  rating: Type.Integer(),
  comment: Type.String(),
  photo: nullable(shopImage),
  state: literalUnion(reviewStates),
  ...rowTimes,
  updated_by: Type.String(),
});
export type ReviewRow = Static<typeof reviewRow>;
