import { array, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { firstItems } from '../http/first-items.ts';
import { maxBulkItems } from '../catalog/bulk-limits.ts';
import { listQuery } from '../http/list-query.ts';
import { maxReviewCityLength, maxReviewCommentLength, maxReviewNameLength, maxStars } from './review-limits.ts';

/** Body of `POST /products/{id}/reviews`. */
export const reviewInput = object({
  name: string()
    .trim()
    .required('Name is required')
    .max(maxReviewNameLength, `Write at most ${maxReviewNameLength} letters`),
  city: string().trim().max(maxReviewCityLength, `Write at most ${maxReviewCityLength} letters`).default(''),
  /** number of the order with which the product was bought; verifies the review */
  order_reference: string().trim().max(20, 'An order number has at most 20 characters').default(''),
  rating: number()
    .typeError('Rating is a number of stars')
    .required('Rating is required')
    .integer('Rating is a whole number of stars')
    .min(1, 'Rating is 1 to 5 stars')
    .max(maxStars, 'Rating is 1 to 5 stars'),
  comment: string()
    .trim()
    .required('Comment is required')
    .max(maxReviewCommentLength, `Write at most ${maxReviewCommentLength} letters`),
});
export type ReviewInput = InferType<typeof reviewInput>;

/** Query of `GET /products/{id}/reviews`. */
export const shopReviewsQuery = object({
  page: number()
    .typeError('page must be a whole number')
    .integer('page must be a whole number')
    .min(1, 'page starts at 1')
    .max(100_000, 'page is at most 100000')
    .default(1),
  page_size: number()
    .typeError('page_size must be a whole number')
    .integer('page_size must be a whole number')
    .min(1, 'page_size starts at 1')
    .max(50, 'page_size is at most 50')
    .default(10),
});
export type ShopReviewsQuery = InferType<typeof shopReviewsQuery>;

/** States of a review; only approved ones are public. */
export const reviewStates = ['waiting', 'approved', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Query of the console's list of reviews. */
export const reviewListQuery = listQuery.shape({
  state: mixed<ReviewState>().oneOf(reviewStates, `state is one of: ${reviewStates.join(', ')}`),
  rating: number()
    .typeError('Filter by a number of stars')
    .integer('Filter by a number of stars')
    .min(1, 'Rating is 1 to 5 stars')
    .max(maxStars, 'Rating is 1 to 5 stars'),
});
export type ReviewListQuery = InferType<typeof reviewListQuery>;

/** Body of `approve`, `hide`, `reopen` and `bulk-delete` of reviews. */
export const reviewSelection = object({
  ids: array(number().required().integer().positive())
    .transform(firstItems(maxBulkItems))
    .required('Choose at least one review')
    .min(1, 'Choose at least one review')
    .max(maxBulkItems, `At most ${maxBulkItems} reviews in one call`),
});
export type ReviewSelection = InferType<typeof reviewSelection>;
